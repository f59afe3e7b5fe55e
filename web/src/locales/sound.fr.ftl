# L’interrupteur de tous les sons, dans la barre du haut.
sound-switch = Sons
sound-on = Sons activés : votre tour, une vente
sound-off = Sons coupés
