# Les personnes qu’on a bloquées.

blocking-title = Personnes que vous avez bloquées
blocking-none = Vous n’avez bloqué personne. C’est possible sur la page d’un joueur, ou dans la discussion d’une table en cliquant sur un nom.
blocking-about = Elles ne peuvent ni vous inviter ni s’asseoir aux tables que vous ouvrez, et vous ne voyez pas ce qu’elles écrivent. Elles n’en sont pas averties. Les parties déjà commencées ensemble continuent.
blocking-block = Bloquer
blocking-block-who = Bloquer { $who }
blocking-end = Débloquer
blocking-end-who = Débloquer { $who }
blocking-sure = { $who } ne pourra ni vous inviter ni s’asseoir aux tables que vous ouvrez, et vous ne verrez pas ce que cette personne écrit. Elle n’en est pas avertie. Les parties déjà commencées ensemble continuent.
blocking-yes = Oui, bloquer
blocking-no = Annuler
blocking-done = { $who } est bloqué(e)
blocking-done-about = Vous pouvez y mettre fin sur la page de votre compte.
blocking-ended = { $who } n’est plus bloqué(e)
blocking-is = Vous avez bloqué cette personne.
