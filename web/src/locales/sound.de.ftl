# Der Schalter für alle Töne, in der Leiste oben.
sound-switch = Töne
sound-on = Töne sind an: dein Zug, ein Verkauf
sound-off = Töne sind aus
