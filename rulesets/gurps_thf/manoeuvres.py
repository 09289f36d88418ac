"""The manoeuvres and how each of them moves. Rule: MOV-2."""

MOVE = "move"
STEP = "step"
CHARGE = "charge"
AIM = "aim"
ADVANCE = "advance"
STAY = "stay"

KINDS = {
    "move": MOVE,
    "change_position": STAY,
    "aim": AIM,
    "evaluate": STEP,
    "step_and_ready": STEP,
    "step_and_attack": STEP,
    "all_out_attack": CHARGE,
    "feint": STEP,
    "step_and_concentrate": STEP,
    "wait": STEP,
    "wait_triggered": ADVANCE,
    "all_out_defence": STEP,
    "do_nothing": STAY,
}
