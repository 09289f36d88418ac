"""Movement without any rule: profiles say what things cost, the search answers. Start at `mover.mover_of`."""
