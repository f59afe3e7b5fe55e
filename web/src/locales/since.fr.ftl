## What changed since one's last turn

since-title = Depuis votre dernier tour
since-count = { $n ->
    [one] { $n } nouvelle
   *[other] { $n } nouvelles
  }
since-fold = Replier en une ligne ce qui s’est passé depuis votre dernier tour
since-open = Montrer ce qui s’est passé depuis votre dernier tour (S)
since-ring = Montrer sur le plateau ce qui a changé
since-changed = (changé, avant : { $was })
since-new = (nouveau)

## The log

line-of = { $who } : { $line }
log-column-who = Vendeur
log-nobody = Importateur
log-all = Tout le détail
log-tall = Ouvrir le journal sur toute la hauteur
log-small = Réduire le journal
band-start = La partie commence.
band-rules = Ensuite
band-end = La fin
# One turn, where the panel is one line.
since-one = { $who } : { $what }
