language-name = Deutsch
language-region = de-DE
language-money = behind
language-complete = no
