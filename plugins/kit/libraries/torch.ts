// Versions of PyTorch's packages that belong together: importing the newest torchaudio with the newest torch fails.

export const TORCH_AUDIO: readonly string[] = ["torch==2.11.*", "torchaudio==2.11.*"];
/** The version for the torch of `TORCH_AUDIO`. */
export const TORCHCODEC = "torchcodec==0.11.*";
