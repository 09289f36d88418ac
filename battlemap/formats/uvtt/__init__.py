"""Universal VTT maps (.dd2vtt, .uvtt, .df2vtt): read.py takes the file apart, build.py makes a scenario of it."""
