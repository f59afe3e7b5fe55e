# Liens de place : ce qui emmène un invité dans un autre navigateur.

carry-title = Gardez votre place
carry-about = Ouvrez votre lien de place dans un autre navigateur : vous y jouez avec votre nom, toutes vos places et toutes vos parties. Ce navigateur-ci reste connecté.
carry-strip = Vous jouez sous le nom de { $name }, dans ce navigateur seulement.
carry-not-now = Pas maintenant
carry-have-code = Vous avez joué dans un autre navigateur ? Emmenez votre place.

## Le lien

carry-state-none = Vous n’avez pas de lien de place.
carry-state-open = Votre lien de place n’a pas servi.
carry-state-made = Créé le { $made }, il expire le { $lapses }.
carry-state-hidden = Il a été montré lors de sa création. Un nouveau lien annule celui-ci.
carry-state-used = Votre lien de place a servi dans un autre navigateur,
carry-state-used-at = le { $used }. Il ne peut plus servir.
carry-state-lapsed = Votre lien de place a expiré.
carry-state-lapsed-of = Créé le { $made }, il n’a jamais servi.
carry-make = Créer un lien de place
carry-again = Créer un nouveau lien
carry-revoke = Annuler le lien
carry-of = Lien de place de { $name }
carry-link = Lien
carry-copy = Copier
carry-copied = Lien copié
carry-by-hand = Le lien est sélectionné : copiez-le avec vos touches habituelles
carry-or-code = Ou allez sur { $address } et tapez
carry-code-read = Code : { $code }
carry-once = Il sert une seule fois, jusqu’au { $day }, et n’est montré que maintenant : copiez-le, imprimez-le ou notez-le. Qui le possède peut jouer à votre place.
carry-print = Imprimer

## Les autres navigateurs

carry-browsers = { $n ->
    [0] Seul ce navigateur joue pour vous.
    [one] Un autre navigateur peut aussi jouer pour vous.
   *[other] { $n } autres navigateurs peuvent aussi jouer pour vous.
  }
carry-not-you = Si ce n’était pas vous, déconnectez tous les autres navigateurs.
carry-end-others = Déconnecter tous les autres navigateurs
carry-end-sure = Vous ne jouerez plus que dans ce navigateur. Un lien de place qui n’a pas servi est annulé aussi.
carry-end-yes = Les déconnecter
carry-end-no = Les laisser
carry-ended-title = Ce navigateur a été déconnecté

## La page d’un lien

carry-page-caps = Depuis un autre navigateur
carry-page-title = Emmenez votre place
carry-page-lead = Vous continuez dans ce navigateur comme la personne qui a créé le lien : avec son nom, toutes ses places et toutes ses parties. L’autre navigateur reste connecté. Un code sert une seule fois.
carry-field = Code du lien de place
carry-field-hint = Quatre groupes de quatre, comme 7KQ2-MX4P-90AB-CDEF
carry-take = Prendre cette place ici
carry-where = Pas de code ? Là où vous jouez, choisissez votre nom dans la barre du haut, puis « Gardez votre place ».
carry-leaves-title = Dans ce navigateur, vous êtes { $name }
carry-leaves = { $kept ->
    [yes] { $name } a un lien de place ou un autre navigateur : rien n’est perdu si vous continuez ici comme { $who }.
   *[no] { $tables ->
        [one] { $name } a une table ici
       *[other] { $name } a { $tables } tables ici
      } et pas de lien de place. Si vous continuez comme { $who }, plus personne ne pourra jouer pour { $name }.
  }
carry-leaves-link = D’abord créer un lien pour { $name }
carry-leaves-go = Continuer comme { $who }
carry-leaves-stay = Rester { $name }
carry-done-caps = Votre place est ici
carry-done-title = Heureux de vous revoir, { $name }
carry-done = Vous jouez maintenant dans ce navigateur. L’autre reste connecté. Le lien a servi ; vous pouvez en créer un nouveau ici.
carry-done-tables = Vos tables
carry-to-table = À la table « { $table } »
carry-done-new = Garder un nouveau lien
