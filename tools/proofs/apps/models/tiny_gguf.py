"""Writes GGUF files of 470 kB: a Llama with 2 layers and a byte vocabulary, which writes about 27 random letters.

Each has other weights. They need no tokenizer of another file, and load in llama.cpp and in what is made of it.
"""

import sys

import gguf
import numpy as np

VOCABULARY, WIDTH, LAYERS, HEADS, HIDDEN = 260, 64, 2, 4, 128
CHAT = "{% for m in messages %}{{ m['role'] }}: {{ m['content'] }}\n{% endfor %}assistant:"


def write(path, seed):
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_context_length(512)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(LAYERS)
    writer.add_feed_forward_length(HIDDEN)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_dimension_count(WIDTH // HEADS)
    writer.add_vocab_size(VOCABULARY)
    writer.add_file_type(0)
    writer.add_tokenizer_model("llama")
    letters = [f"<0x{byte:02X}>".encode() for byte in range(256)]
    writer.add_token_list([b"<unk>", b"<s>", b"</s>", *letters, "▁a".encode()])
    writer.add_token_scores([0.0] * VOCABULARY)
    writer.add_token_types([2, 3, 3] + [6] * 256 + [1])
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    writer.add_chat_template(CHAT)
    random = np.random.default_rng(seed)

    def weights(*shape):
        return (random.standard_normal(shape) * 0.05).astype(np.float32)

    if "embedding" in path:
        writer.add_pooling_type(gguf.PoolingType.MEAN)
    # Letters are likely; the end is as likely as one of them, but never follows anything else.
    small = [3 + byte for byte in range(ord("a"), ord("z") + 1)]
    words, output = weights(VOCABULARY, WIDTH), weights(VOCABULARY, WIDTH)
    words[:, :2] = 1
    words[small, 1] = 0
    output[:, 0] = -2
    output[[2, *small], 0] = 1
    output[2, 1] = -9
    ones = np.ones(WIDTH, np.float32)
    writer.add_tensor("token_embd.weight", words)
    writer.add_tensor("output_norm.weight", ones)
    writer.add_tensor("output.weight", output)
    for layer in range(LAYERS):
        name = f"blk.{layer}."
        for norm in ("attn_norm", "ffn_norm"):
            writer.add_tensor(f"{name}{norm}.weight", ones)
        for part in ("attn_q", "attn_k", "attn_v", "attn_output"):
            writer.add_tensor(f"{name}{part}.weight", weights(WIDTH, WIDTH))
        writer.add_tensor(f"{name}ffn_gate.weight", weights(HIDDEN, WIDTH))
        writer.add_tensor(f"{name}ffn_up.weight", weights(HIDDEN, WIDTH))
        writer.add_tensor(f"{name}ffn_down.weight", weights(WIDTH, HIDDEN))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


for seed, path in enumerate(sys.argv[1:]):
    write(path, seed)
