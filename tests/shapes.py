"""Whether a value has exactly the shape that a type says: typed dictionaries, lists, tuples, texts and numbers."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def misfit(value: Any, shape: Any, place: str = "it") -> str:
    """Say where a value differs from a shape, or nothing."""
    if is_typeddict(shape):
        return _misfit_of_fields(value, shape, place)
    outer, inner = get_origin(shape), get_args(shape)
    if outer in (Union, UnionType):
        return "" if any(not misfit(value, one) for one in inner) else f"{place} is {value!r}, none of {shape}"
    if outer is list and type(value) is list:
        return _first(misfit(entry, inner[0], f"{place}[{number}]") for number, entry in enumerate(value))
    if outer is tuple and type(value) is tuple and len(value) == len(inner):
        return _first(misfit(entry, one, f"{place}[]") for entry, one in zip(value, inner, strict=True))
    if outer is dict and type(value) is dict:
        keys = _first(misfit(key, inner[0], f"a key of {place}") for key in value)
        return keys or _first(misfit(entry, inner[1], f"{place}.{key}") for key, entry in value.items())
    wanted = NoneType if shape is None else shape
    return "" if outer is None and type(value) is wanted else f"{place} is {value!r}, expected {shape}"


def _first(found: Any) -> str:
    return next((misfit for misfit in found if misfit), "")


def _misfit_of_fields(value: Any, shape: Any, place: str) -> str:
    if type(value) is not dict:
        return f"{place} is {value!r}, expected {shape.__name__}"
    hints = get_type_hints(shape, include_extras=True)
    optional = {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
    missing = hints.keys() - optional - value.keys()
    unknown = value.keys() - hints.keys()
    if missing or unknown:
        return f"{place}: {sorted(missing)} missing, {sorted(unknown)} unknown"
    plain = {name: get_args(hint)[0] if name in optional else hint for name, hint in hints.items()}
    return _first(misfit(entry, plain[name], f"{place}.{name}") for name, entry in value.items())
