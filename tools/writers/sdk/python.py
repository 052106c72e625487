"""Prints as JSON what huggingface_hub, openai and anthropic can call: methods, arguments, and how each provider is sent them."""

import inspect
import json
import tempfile
from abc import ABC
from pathlib import Path

import huggingface_hub
import anthropic
import openai
from huggingface_hub import InferenceClient
from huggingface_hub.hf_api import InferenceProviderMapping
from huggingface_hub.inference._providers import PROVIDERS, hf_inference
from anthropic.resources.messages import Messages
from openai.resources.audio.speech import Speech
from openai.resources.audio.transcriptions import Transcriptions
from openai.resources.chat.completions import Completions as ChatCompletions
from openai.resources.completions import Completions
from openai.resources.embeddings import Embeddings
from openai.resources.images import Images
from openai.resources.responses import Responses

# Arguments that configure the call, and are not sent.
CONTROL = {"self", "model", "stream", "details", "extra_body", "extra_headers", "extra_query", "timeout", "kwargs"}
# Tasks whose method has another name.
METHODS = {"conversational": "chat_completion"}
# The methods of openai, by the names that follow the client.
OPENAI = {
    "chat.completions.create": ChatCompletions.create,
    "responses.create": Responses.create,
    "completions.create": Completions.create,
    "embeddings.create": Embeddings.create,
    "images.generate": Images.generate,
    "audio.speech.create": Speech.create,
    "audio.transcriptions.create": Transcriptions.create,
}
# Names that no signature has, to test unknown arguments.
ODD = "odd_name"


def named(function):
    return [name for name in inspect.signature(function).parameters if name not in CONTROL - {"model"}]


def described(task):
    method = METHODS.get(task, task.replace("-", "_"))
    function = getattr(InferenceClient, method, None)
    if function is None:
        return None
    arguments = inspect.signature(function).parameters
    inputs = [
        name
        for name, one in arguments.items()
        if name != "self" and one.kind is one.POSITIONAL_OR_KEYWORD and one.default is one.empty
    ]
    names = [name for name in arguments if name not in CONTROL and name not in inputs]
    kinds = {one.kind for one in arguments.values()}
    others = "extra_body" if "extra_body" in arguments else None
    if inspect.Parameter.VAR_KEYWORD in kinds:
        others = "beside"
    known = {provider: helpers[task] for provider, helpers in PROVIDERS.items() if task in helpers}
    pairs = {provider: pair(helper, task, arguments, inputs, names, others) for provider, helper in known.items()}
    if "hf-inference" in pairs and task != "conversational" and (odd := misplaced(method, arguments, inputs)):
        pairs["hf-inference"]["misplaces"] = odd
    found = {"method": method, "inputs": inputs, "parameters": names, "others": others, "providers": pairs}
    return {name: value for name, value in found.items() if value is not None}


def pair(helper, task, arguments, inputs, names, others):
    given = {name: sample(name, arguments[name], at) for at, name in enumerate(names)}
    if others is not None:
        given[ODD] = "odd value"
    is_media = "bytes" in str(arguments[inputs[0]].annotation) if inputs else False
    types = {ending: sent_type(helper, task, ending) for ending in ("png", "webp", "mp3", "ogg")} if is_media else {}
    told = set(types.values())
    body = prepared(helper, task, media("png") if is_media else "text", dict(given))
    places = {name: place_of(body, value) for name, value in given.items()}
    rest = places.pop(ODD, "")
    if rest == "":
        rest = "parameters." + ODD if any(place == f"parameters.{name}" for name, place in places.items()) else ODD
    odd = {name: place for name, place in places.items() if place != rest.replace(ODD, name)}
    found = {"places": odd if rest == ODD else {**odd, "*": rest.replace(ODD, "*")}}
    if len(told) == 1 and told != {None}:
        found["fileType"] = told.pop()
    found["polls"] = any("sleep(" in inspect.getsource(one) for one in type(helper).__mro__ if one not in (ABC, object))
    return {name: value for name, value in found.items() if value}


def misplaced(method, arguments, inputs):
    """The fields next to `inputs` that a method sends and Hugging Face's servers ignore; called without parameters."""
    sent = []

    def catch(request, **_):
        sent.append(request)
        raise InterruptedError

    client = InferenceClient(provider="hf-inference", api_key="hf_nobody")
    client._inner_post = catch
    try:
        getattr(client, method)(**{name: input_for(arguments[name]) for name in inputs}, model="owner/name")
    except InterruptedError:
        pass
    request = sent[0]
    is_raw = request.data is not None and request.data.mime_type != "application/json"
    body = {} if is_raw else request.json or json.loads(request.data)
    return sorted(set(body) - {"inputs", "parameters"})


def input_for(argument):
    kind = str(argument.annotation)
    if "bytes" in kind:
        return media("png")
    if "dict" in kind:
        return {"column": ["cell"]}
    return ["one", "two"] if "list" in kind else "text"


def sample(name, argument, at):
    kind = str(argument.annotation)
    if "TargetSize" in kind:
        return {"width": 9000 + at, "height": 9100 + at}
    return 8000 + at if "int" in kind or "float" in kind else f"value of {name}"


def media(ending):
    path = Path(tempfile.gettempdir()) / f"sdk-sample.{ending}"
    path.write_bytes(b"\0\1\2")
    return str(path)


def prepared(helper, task, inputs, parameters):
    """The body that is sent to a provider: JSON, or the fields of a form."""
    mapping = InferenceProviderMapping(
        provider=helper.provider, hf_model_id="owner/name", providerId="owner/name", task=task, status="live"
    )
    body = helper._prepare_payload_as_dict(inputs, dict(parameters), mapping)
    if body is not None:
        return body
    raw = helper._prepare_payload_as_bytes(inputs, dict(parameters), mapping, None)
    if raw is None:
        return {}
    if raw.mime_type == "application/json":
        return json.loads(raw)
    fields = bytes(raw).split(b'form-data; name="')[1:]
    split = [field.split(b"\r\n\r\n", 1) for field in fields]
    return {name.decode().split('"')[0]: value.split(b"\r\n--")[0].decode(errors="replace") for name, value in split}


def sent_type(helper, task, ending):
    """The type in the data URL of a file; None without a data URL."""
    text = json.dumps(prepared(helper, task, media(ending), {}), default=str)
    return text.split("data:", 1)[1].split(";", 1)[0] if "data:" in text else None


def place_of(body, value):
    """The path of a value in a body, with dots; for a size that is split, the path of each part."""
    place = found_in(body, value, ())
    if place is not None or not isinstance(value, dict):
        return place or ""
    parts = {name: found_in(body, part, ()) for name, part in value.items()}
    return "" if None in parts.values() else parts


def found_in(body, value, trail):
    if body == value or (isinstance(body, str) and body == str(value)):
        return ".".join(trail)
    if isinstance(body, dict):
        for name, member in body.items():
            if (found := found_in(member, value, (*trail, name))) is not None:
                return found
    return None


# Without this, it would request a record from the Hub, which is not used here.
hf_inference._check_supported_task = lambda *_: None
tasks = sorted({task for helpers in PROVIDERS.values() for task in helpers})
print(
    json.dumps(
        {
            "huggingface_hub": {
                "version": huggingface_hub.__version__,
                "tasks": {task: found for task in tasks if (found := described(task)) is not None},
            },
            "openai": {
                "version": openai.__version__,
                "methods": {name: named(function) for name, function in OPENAI.items()},
            },
            "anthropic": {"version": anthropic.__version__, "messages": named(Messages.create)},
        }
    )
)
