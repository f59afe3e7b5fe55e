"""The languages as the client knows them: a table in TypeScript, from the files of words of the program."""

from __future__ import annotations

from arktable.i18n.language import LANGUAGES, facts_of

HEAD = """// The languages, made by `make types`; do not edit.
// They follow the files src/arktable/i18n/locales/<code>.ftl and their messages `language-…`.

/** What a language is called in itself, its region for numbers and dates, and where the pound sign stands. */
export interface Language {
  name: string;
  region: string;
  behind: boolean;
  /** Has it every message? If not, English ones stand in for those that lack. */
  complete: boolean;
}
"""


def language_table() -> str:
    """The text of `web/src/wire/languages.ts`. The first language is the default and the fallback."""
    codes = " | ".join(f"'{code}'" for code in LANGUAGES)
    rows = []
    for code in LANGUAGES:
        name, region, behind, complete = facts_of(code)
        row = f"name: '{name}', region: '{region}', behind: {str(behind).lower()}, complete: {str(complete).lower()}"
        rows.append(f"  {code}: {{ {row} }},\n")
    return (
        f"{HEAD}\nexport type Lang = {codes};\n\n"
        f"export const LANGUAGES: Record<Lang, Language> = {{\n{''.join(rows)}}};\n"
    )
