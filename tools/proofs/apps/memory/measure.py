"""Measures how much memory llama.cpp takes for models of different shapes, without their weights.

    pip install gguf; python measure.py FOLDER .cache/apps/llama-server > measured.jsonl

Writes GGUF files with the dimensions of published models and a hole instead of the weights. llama.cpp prints the memory
that it projects for such a file like for any other. A line is the header, the size of the file, and what was printed.
"""
import json
import re
import subprocess
import sys
from pathlib import Path

import gguf
import numpy

# Name: architecture, layers, width, heads, heads of keys and values, size of a head, width of the feed-forward part, words,
# whether the output has no weights of its own, and more. From the config.json of each model.
MODELS = {
    "Llama-3.2-1B": ("llama", 16, 2048, 32, 8, 64, 8192, 128256, True, {}),
    "Llama-3.1-8B": ("llama", 32, 4096, 32, 8, 128, 14336, 128256, False, {}),
    "Llama-2-7B": ("llama", 32, 4096, 32, 32, 128, 11008, 32000, False, {}),
    "Mistral-Nemo-12B": ("llama", 40, 5120, 32, 8, 128, 14336, 131072, False, {}),
    "Qwen2.5-7B": ("qwen2", 28, 3584, 28, 4, 128, 18944, 152064, False, {}),
    "Qwen3-8B": ("qwen3", 36, 4096, 32, 8, 128, 12288, 151936, False, {}),
    "Qwen3-30B-A3B": ("qwen3moe", 48, 2048, 32, 4, 128, 6144, 151936, False, {"experts": 128, "used": 8, "expert": 768}),
    "Phi-3-mini": ("phi3", 32, 3072, 32, 32, 96, 8192, 32064, False, {}),
    "gemma-2-9b": ("gemma2", 42, 3584, 16, 8, 256, 14336, 256000, True, {"window": 4096}),
    "gemma-3-4b": ("gemma3", 34, 2560, 8, 4, 256, 10240, 262208, True, {"window": 1024}),
    "gpt-oss-20b": ("gpt-oss", 24, 2880, 64, 8, 64, 2880, 201088, False, {"experts": 32, "used": 4, "expert": 2880, "window": 128}),
    "DeepSeek-V2-Lite": ("deepseek2", 27, 2048, 16, 1, 576, 10944, 102400, False, {
        "experts": 64, "used": 6, "expert": 1408, "shared": 2, "dense": 1, "latent": 512, "rotated": 64, "plain": 128, "value": 128}),
}
NORMS = {
    "llama": ("attn_norm", "ffn_norm"),
    "qwen2": ("attn_norm", "ffn_norm"),
    "qwen3": ("attn_norm", "ffn_norm"),
    "qwen3moe": ("attn_norm", "ffn_norm"),
    "phi3": ("attn_norm", "ffn_norm"),
    "gemma2": ("attn_norm", "post_attention_norm", "ffn_norm", "post_ffw_norm"),
    "gemma3": ("attn_norm", "post_attention_norm", "ffn_norm", "post_ffw_norm"),
    "gpt-oss": ("attn_norm", "post_attention_norm"),
    "deepseek2": ("attn_norm", "ffn_norm"),
}


def tensors(arch, layers, width, heads, shared_heads, size, inner, words, tied, more):
    """Each tensor: its name and its shape, as llama.cpp names them."""
    query, key = heads * size, shared_heads * size
    yield "token_embd.weight", (words, width)
    yield "output_norm.weight", (width,)
    if not tied:
        yield "output.weight", (words, width)
    for layer in range(layers):
        at = f"blk.{layer}."
        for norm in NORMS[arch]:
            yield f"{at}{norm}.weight", (width,)
        if arch == "deepseek2":
            latent, rotated, plain, value = (more[name] for name in ("latent", "rotated", "plain", "value"))
            yield f"{at}attn_kv_a_norm.weight", (latent,)
            yield f"{at}attn_q.weight", (heads * (plain + rotated), width)
            yield f"{at}attn_kv_a_mqa.weight", (latent + rotated, width)
            yield f"{at}attn_k_b.weight", (heads, latent, plain)
            yield f"{at}attn_v_b.weight", (heads, value, latent)
            yield f"{at}attn_output.weight", (width, heads * value)
        elif arch == "phi3":
            yield f"{at}attn_qkv.weight", (query + 2 * key, width)
            yield f"{at}attn_output.weight", (width, query)
        else:
            yield f"{at}attn_q.weight", (query, width)
            yield f"{at}attn_k.weight", (key, width)
            yield f"{at}attn_v.weight", (key, width)
            yield f"{at}attn_output.weight", (width, query)
        if arch in ("qwen2", "gpt-oss"):
            for part, length in (("q", query), ("k", key), ("v", key)):
                yield f"{at}attn_{part}.bias", (length,)
        if arch in ("qwen3", "qwen3moe", "gemma3"):
            yield f"{at}attn_q_norm.weight", (size,)
            yield f"{at}attn_k_norm.weight", (size,)
        if arch == "gpt-oss":
            yield f"{at}attn_sinks.weight", (heads,)
            yield f"{at}attn_output.bias", (width,)
        if "experts" in more and layer >= more.get("dense", 0):
            experts, expert = more["experts"], more["expert"]
            yield f"{at}ffn_gate_inp.weight", (experts, width)
            for part, shape in (("gate", (experts, expert, width)), ("up", (experts, expert, width)), ("down", (experts, width, expert))):
                yield f"{at}ffn_{part}_exps.weight", shape
                if arch == "gpt-oss":
                    yield f"{at}ffn_{part}_exps.bias", shape[:2]
            if arch == "gpt-oss":
                yield f"{at}ffn_gate_inp.bias", (experts,)
            if "shared" in more:
                both = more["shared"] * expert
                yield f"{at}ffn_gate_shexp.weight", (both, width)
                yield f"{at}ffn_up_shexp.weight", (both, width)
                yield f"{at}ffn_down_shexp.weight", (width, both)
        elif arch == "phi3":
            yield f"{at}ffn_up.weight", (2 * inner, width)
            yield f"{at}ffn_down.weight", (width, inner)
        else:
            yield f"{at}ffn_gate.weight", (inner, width)
            yield f"{at}ffn_up.weight", (inner, width)
            yield f"{at}ffn_down.weight", (width, inner)


def write(path, arch, layers, width, heads, shared_heads, size, inner, words, tied, more):
    """Writes the header, makes the file as long as its weights would be, and returns the header as the Hub has it."""
    header = {}
    writer = gguf.GGUFWriter(path, arch)

    def put(name, value):
        writer.add_uint32(f"{arch}.{name}", value)
        header[f"{arch}.{name}"] = value

    put("context_length", 32768)
    put("embedding_length", width)
    put("block_count", layers)
    put("feed_forward_length", inner)
    put("attention.head_count", heads)
    put("attention.head_count_kv", shared_heads)
    put("vocab_size", words)
    writer.add_layer_norm_rms_eps(1e-5)
    if arch == "deepseek2":
        put("attention.key_length", more["latent"] + more["rotated"])
        put("attention.value_length", more["latent"])
        put("attention.key_length_mla", more["plain"] + more["rotated"])
        put("attention.value_length_mla", more["value"])
        put("attention.kv_lora_rank", more["latent"])
        put("rope.dimension_count", more["rotated"])
        put("leading_dense_block_count", more["dense"])
        put("expert_shared_count", more["shared"])
        put("expert_feed_forward_length", more["expert"])
        writer.add_float32(f"{arch}.expert_weights_scale", 1.0)
    else:
        put("attention.key_length", size)
        put("attention.value_length", size)
        put("rope.dimension_count", size)
    if "experts" in more:
        put("expert_count", more["experts"])
        put("expert_used_count", more["used"])
        if arch != "deepseek2":
            put("expert_feed_forward_length", more["expert"])
    if "window" in more:
        put("attention.sliding_window", more["window"])
    writer.add_tokenizer_model("llama")
    special = [b"<unk>", b"<s>", b"</s>"]
    known = special + [f"<0x{byte:02X}>".encode() for byte in range(256)]
    writer.add_token_list(known + [f"w{at}".encode() for at in range(words - len(known))])
    writer.add_token_scores([0.0] * words)
    writer.add_token_types([2, 3, 3] + [6] * 256 + [1] * (words - len(known)))
    total = 0
    weights = 0
    for name, shape in tensors(arch, layers, width, heads, shared_heads, size, inner, words, tied, more):
        count = 1
        for length in shape:
            count *= length
        # As in a file of the format Q8_0: norms, biases and routers stay in F32.
        is_small = len(shape) == 1 or "ffn_gate_inp" in name or name.endswith("bias")
        kind = gguf.GGMLQuantizationType.F32 if is_small else gguf.GGMLQuantizationType.Q8_0
        block, stored = gguf.GGML_QUANT_SIZES[kind]
        length = count // block * stored
        # The shape of stored bytes; the writer works out the number of weights.
        raw = (*shape[:-1], shape[-1] // block * stored) if not is_small else shape
        writer.add_tensor_info(name, raw, numpy.dtype("uint8" if not is_small else "float32"), length, raw_dtype=kind)
        total += (length + 31) // 32 * 32
        weights += count
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_ti_data_to_file()
    writer.close()
    with open(path, "r+b") as file:
        file.seek(0, 2)
        start = (file.tell() + 31) // 32 * 32
        file.truncate(start + total)
    return {"gguf": {"total": weights, "architecture": arch, **header}, "size": start + total}


# | device | total = free + (self = model + context + compute) + unaccounted |, in MiB
ROW = re.compile(r"\|\s+- Host\s+\|\s+(\d+) =\s+(\d+) \+\s+(\d+) \+\s+(\d+)\s+\|")


def printed(server, path, tokens):
    """The memory in MiB that llama.cpp prints for the weights, the context and the compute buffers."""
    arguments = [server, "-m", path, "-c", str(tokens), "-np", "1", "--no-warmup", "--port", "0", "-v"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        try:
            for line in process.stdout:
                row = ROW.search(line.decode(errors="replace"))
                if row:
                    _, model, context, compute = map(int, row.groups())
                    return {"model": model, "context": context, "compute": compute}
        finally:
            process.kill()
    raise SystemExit(f"{path}: llama.cpp printed no memory.")


if __name__ == "__main__":
    folder, server = Path(sys.argv[1]), sys.argv[2]
    folder.mkdir(parents=True, exist_ok=True)
    for name, model in MODELS.items():
        path = folder / f"{name}-Q8_0.gguf"
        record = {"name": name, **write(path, *model)}
        record["printed"] = {tokens: printed(server, path, tokens) for tokens in (2048, 8192, 32768)}
        print(json.dumps(record), flush=True)
