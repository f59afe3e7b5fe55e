## Was sich seit dem letzten eigenen Zug geändert hat

since-title = Seit deinem letzten Zug
since-count = { $n ->
    [one] 1 Neuigkeit
   *[other] { $n } Neuigkeiten
  }
since-fold = Was seit deinem letzten Zug geschah, auf eine Zeile einklappen
since-open = Zeigen, was seit deinem letzten Zug geschah (S)
since-ring = Auf dem Plan zeigen, was sich geändert hat
since-changed = (geändert, war { $was })
since-new = (neu)

## Das Protokoll

line-of = { $who }: { $line }
log-column-who = Verkäufer
log-nobody = Importeur
log-all = Alles
log-tall = Das Protokoll in voller Höhe öffnen
log-small = Das Protokoll wieder klein machen
band-start = Die Partie beginnt.
band-rules = Und so
band-end = Das Ende
# Ein Zug, wo das Feld nur eine Zeile hat.
since-one = { $who }: { $what }
