// ds4, or DwarfStar: runs a few large models, from GGUF files that are made for it alone.
import type { LoadCode, Model } from "hubsmith";
import { sh } from "hubsmith/code";
import { hfDownload } from "../../kit/formats/download.ts";
import { filesOf } from "../../kit/tasks/record.ts";
import { askedFor } from "../../kit/samples/asked.ts";

// The smallest: mostly of 2 bits, with an importance matrix. Others are larger than most memories.
const SMALLEST = [["flash", "iq2", "imatrix.gguf"], ["iq2", ".gguf"], [".gguf"]];

/** Builds ds4, and asks a question. */
export function askDs4(model: Model): LoadCode {
  const files = filesOf(model) ?? [];
  const [file] = SMALLEST.flatMap(
    (words) => files.find((path) => words.every((word) => path.toLowerCase().includes(word))) ?? [],
  );
  const weights =
    file === undefined
      ? sh`./download_model.sh ds4f-q2`
      : hfDownload(model.id, [file], sh` --local-dir gguf`);
  const chosen = file === undefined ? sh`` : sh`-m ${`gguf/${file}`} `;
  const code = sh`
    git clone https://github.com/antirez/ds4
    cd ds4
    # This is for a Mac. On Linux: make cuda-generic, or make strix-halo.
    make
    ${weights}
    ./ds4 ${chosen}-p ${askedFor(model)}
  `;
  return { purpose: "Run one prompt in the terminal", code, install: { pip: ["huggingface_hub"] } };
}
