// Versions of PyTorch's packages that belong together: importing the newest torchaudio with the newest torch fails.
import type { Requirement } from "hubsmith";

export const TORCH_AUDIO: readonly string[] = ["torch==2.11.*", "torchaudio==2.11.*"];
/** The version for the torch of `TORCH_AUDIO`. */
export const TORCHCODEC = "torchcodec==0.11.*";

/** What builds extensions of the installed PyTorch, which pip does not install without build isolation. */
export const BUILD_TOOLS: readonly string[] = [
  "packaging",
  "ninja",
  "psutil",
  "setuptools",
  "wheel",
];
/** It is built with the installed PyTorch, so it has a command of its own, which is the second. */
export const FLASH_ATTENTION: readonly Requirement[] = [
  ...BUILD_TOOLS,
  { name: "flash-attn", flags: ["--no-build-isolation"] },
];
