# The switch of all sounds, in the top bar.
sound-switch = Sounds
sound-on = Sounds are on: your turn, a sale
sound-off = Sounds are off
