// Media to try a model on: public files that a snippet can load from where they are.

/** Two parrots on a branch. */
export const IMAGE =
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png";
/** An invoice. */
export const DOCUMENT =
  "https://huggingface.co/datasets/hf-internal-testing/transformers-synthetic-assets/resolve/main/images/invoice_docquery_a.png";
/** A sentence in English. */
export const AUDIO = "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac";
/** A hiker. */
export const VIDEO =
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/hiker.mp4";
