"""Prints as JSON what a Python SDK publishes of its API: URL, body and response of each method named in the argument."""

import ast
import importlib
import inspect
import json
import re
import sys
import textwrap
import types
import typing

import pydantic
import typing_extensions as te

# Arguments of methods that configure the client, and are not sent.
CONTROL = {"self", "extra_headers", "extra_query", "extra_body", "timeout", "disable_strict_validation"}
SIMPLE = {str: "string", bool: "boolean", int: "integer", float: "number", type(None): "null"}
# A file of one pixel, for the tasks that send files.
PIXEL = b"\x89PNG\r\n\x1a\n"
UNSENT = {"NotGiven", "Omit"}


class Schemas:
    """JSON Schemas of types. Classes are written once, in `definitions`."""

    def __init__(self):
        self.definitions = {}

    def of(self, kind):
        origin, arguments = te.get_origin(kind), te.get_args(kind)
        if kind in SIMPLE:
            return {"type": SIMPLE[kind]}
        if isinstance(kind, te.TypeAliasType | getattr(typing, "TypeAliasType", te.TypeAliasType)):
            return self.of(kind.__value__)
        if origin in (te.Annotated, te.Required, te.NotRequired):
            return self.of(arguments[0])
        if origin is typing.Literal:
            return {"enum": list(arguments)}
        if origin in (typing.Union, types.UnionType):
            return self.union([one for one in arguments if getattr(one, "__name__", "") not in UNSENT])
        if inspect.isclass(origin) and issubclass(origin, dict | typing.Mapping):
            return {"type": "object", "additionalProperties": self.of(arguments[1])}
        if inspect.isclass(origin) and issubclass(origin, typing.Iterable) and len(arguments) == 1:
            return {"type": "array", "items": self.of(arguments[0])}
        if te.is_typeddict(kind) or (inspect.isclass(kind) and issubclass(kind, pydantic.BaseModel)):
            return self.named(kind)
        return {"type": "array"} if kind is list else {"type": "object"} if kind is dict else {}

    def union(self, kinds):
        branches = []
        for one in map(self.of, kinds):
            if one == {}:
                return {}
            if one not in branches:
                branches.append(one)
        return branches[0] if len(branches) == 1 else {"anyOf": branches}

    def named(self, kind):
        name = f"{kind.__module__}.{kind.__qualname__}"
        if name not in self.definitions:
            self.definitions[name] = {}
            self.definitions[name] = self.members(kind)
        return {"$ref": f"#/definitions/{name}"}

    def members(self, kind):
        if te.is_typeddict(kind):
            hints = te.get_type_hints(kind, include_extras=True)
            required = set(kind.__required_keys__)
            names = {name: alias(one) or name for name, one in hints.items()}
        else:
            kind.model_rebuild(raise_errors=False)
            hints = {name: one.annotation for name, one in kind.model_fields.items()}
            required = {name for name, one in kind.model_fields.items() if one.is_required()}
            names = {name: one.alias or name for name, one in kind.model_fields.items()}
        docs = documented(kind)
        properties = {names[name]: {**self.of(one), **docs.get(name, {})} for name, one in hints.items()}
        # Requests that are streamed have a type of their own, with the same other members.
        if kind.__name__.endswith("NonStreaming"):
            properties["stream"] = {"type": "boolean"}
        found = {"type": "object", "properties": properties}
        if required:
            found["required"] = sorted(names[name] for name in required if name in names)
        if te.is_typeddict(kind):
            found["additionalProperties"] = False
        return found


def alias(kind):
    """The name of a member in JSON, if it differs from that in Python."""
    while te.get_origin(kind) in (te.Required, te.NotRequired):
        kind = te.get_args(kind)[0]
    marks = te.get_args(kind)[1:] if te.get_origin(kind) is te.Annotated else ()
    return next((one.alias for one in marks if getattr(one, "alias", None)), None)


def documented(kind):
    """Ranges and deprecations, which these SDKs have only in the docstrings of members."""
    found = {}
    for one in reversed(kind.__mro__ if not te.is_typeddict(kind) else [kind, *getattr(kind, "__orig_bases__", [])]):
        if not inspect.isclass(one) or one.__module__ in ("builtins", "typing", "typing_extensions", "pydantic.main"):
            continue
        try:
            body = ast.parse(textwrap.dedent(inspect.getsource(one))).body[0].body
        except (OSError, TypeError):
            continue
        for field, doc in zip(body, body[1:]):
            if isinstance(field, ast.AnnAssign) and isinstance(doc, ast.Expr) and isinstance(doc.value, ast.Constant):
                found[field.target.id] = notes(str(doc.value.value))
    return found


def notes(doc):
    said = {"deprecated": True} if re.match(r"\W*deprecated\b", doc.strip(), re.I) else {}
    limits = re.search(r"(?:number|value|integer) (?:in the range )?between (-?[\d.]+\d) and (-?[\d.]*\d)", " ".join(doc.split()), re.I)
    return {**said, **({"minimum": float(limits[1]), "maximum": float(limits[2])} if limits else {})}


def resolve(path):
    module, _, name = path.partition(":")
    found = importlib.import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    return found


def operation(path, base, schemas):
    """The request and the response of a method, as its source says."""
    method = resolve(path)
    module = sys.modules[method.__module__]
    source = inspect.getsource(method)
    route = re.search(r"self\._(post|get)\(\s*(?:path_template\()?f?(['\"])(.+?)\2", source)
    returned = te.get_type_hints(method)["return"]
    answers = [one for one in (*te.get_args(returned), returned) if inspect.isclass(one) and issubclass(one, pydantic.BaseModel)]
    body = re.findall(r"\b\w+_params\.\w*Params\w*", source[source.find("maybe_transform"):]) if "maybe_transform(" in source else []
    # Fireworks has another address for its own models.
    own = re.search(r"else (['\"])(https://.+?)\1", source)
    found = {"method": route[1].upper(), "url": own[2] if own else base.rstrip("/") + route[3]}
    if route[1] == "post":
        typed = [one for one in body if one.endswith("NonStreaming")] or body
        found["body"] = schemas.of(attribute(module, typed[0])) if typed else arguments(method, schemas)
    if answers:
        found["answer"] = schemas.of(answers[0])
    return found


def attribute(module, path):
    for part in path.split("."):
        module = getattr(module, part)
    return module


def arguments(method, schemas):
    hints = te.get_type_hints(method)
    taken = {name: one for name, one in inspect.signature(method).parameters.items() if name not in CONTROL}
    required = sorted(name for name, one in taken.items() if one.default is inspect.Parameter.empty)
    properties = {name: schemas.of(hints[name]) for name in taken}
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def base_of(module):
    """The address in the source of the client."""
    return re.search(r"['\"](https://[^'\"]+)['\"]", inspect.getsource(importlib.import_module(module)))[1]


def from_sdk(spec):
    base, schemas = spec.get("base") or base_of(spec["client"]), Schemas()
    found = [{**one, **operation(one["in"], base, schemas)} for one in spec["operations"]]
    errors = {"error": {"properties": {"error": schemas.of(resolve(spec["error"]))}}} if "error" in spec else {}
    return {"operations": found, "definitions": schemas.definitions, **errors}


def from_litellm(spec):
    """The address of an API like OpenAI's, and the names of its parameters."""
    import litellm

    _, provider, _, base = litellm.get_llm_provider(spec["model"])
    names = litellm.get_supported_openai_params(model=spec["model"].partition("/")[2], custom_llm_provider=provider)
    known = ["model", "messages", *names]
    body = {"type": "object", "properties": {name: {} for name in known}, "additionalProperties": False}
    url = base.rstrip("/").removesuffix("/chat/completions") + "/chat/completions"
    return {"operations": [{"task": "conversational", "method": "POST", "url": url, "body": body}], "definitions": {}}


def from_hub(spec):
    """A request as huggingface_hub sends it to the provider itself."""
    from huggingface_hub.hf_api import InferenceProviderMapping
    from huggingface_hub.inference._providers import PROVIDERS

    found = []
    for task in spec["tasks"]:
        helper = PROVIDERS[spec["provider"]][task]
        made = InferenceProviderMapping(
            provider=spec["provider"], hf_model_id="acme/sample", providerId="{model}", task=task, status="live"
        )
        helper._prepare_mapping_info = lambda _, made=made: made
        inputs = [{"role": "user", "content": "sample"}] if task == "conversational" else "sample"
        if task.startswith(("image-", "audio-", "automatic-", "object-")):
            inputs = PIXEL
        request = helper.prepare_request(
            inputs=inputs, parameters={}, headers={}, model="acme/sample", api_key="key"
        )
        sent = {name: value for name, value in (request.json or {}).items() if value is not None}
        properties = {name: {"const": value} if name == "response_format" else {} for name, value in sent.items()}
        body = {"type": "object", "properties": properties, "required": sorted(properties), "additionalProperties": True}
        found.append({"task": task, "method": "POST", "url": request.url.replace("%7Bmodel%7D", "{model}"), "body": body})
    return {"operations": found, "definitions": {}}


KINDS = {"sdk": from_sdk, "litellm": from_litellm, "hub": from_hub}
spec = json.loads(sys.argv[1])
print(json.dumps(KINDS[spec["kind"]](spec)))
