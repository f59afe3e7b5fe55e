"""Repeated code is found as text and in shape."""

from __future__ import annotations

from tools.repeated import Figures, Repeated, code_of

ONE = '''"""Says what it is for."""

from one import first, second


def price(company, good):
    level = company.level[good]
    cost = table[good][level] * 3
    if cost > company.cash and not company.shares:
        return refused("cash", cost, company.cash)
    company.cash -= cost + fee(company, good)
    company.touched |= 1 << good
    return None
'''
RENAMED = ONE.replace("company", "seat").replace("good", "form").replace("price", "worth").replace("3", "12")


def repeated(**texts: str) -> Figures:
    return Repeated({f"src/{name}.py": code_of(f"{name}.py", text) for name, text in texts.items()}).figures("src")


def test_comments_and_docstrings_are_no_code() -> None:
    assert [line.text for line in code_of("a.py", '"""Doc."""\n\n# why\nx = 1  # so\n')] == ["x = 1"]
    assert [line.text for line in code_of("a.ts", "/** doc\n*/\nlet x = 1; // so\n")] == ["let x = 1;"]


def test_the_same_text_is_found_in_both_places() -> None:
    assert repeated(a=ONE, b=ONE) == Figures(2, 18, 18)


def test_other_names_and_numbers_are_the_same_shape() -> None:
    assert repeated(a=ONE, b=RENAMED).places == 2


def test_other_code_is_not() -> None:
    assert repeated(a=ONE, b="\n".join(f"call_{n}(a, b)[{n}]" for n in range(20))).places == 0


def test_imports_are_compared_as_text_only() -> None:
    imports = "\n".join(f"from module_{n} import first_{n}, second_{n}" for n in range(8))
    assert repeated(a=imports, b=imports.replace("module", "package")).places == 0
    assert repeated(a=imports, b=imports).places == 2
