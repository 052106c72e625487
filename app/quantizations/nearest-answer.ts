// The format to use if the preferred one is not available, in a sentence.
import type { QuantizationSpec } from "hubsmith";
import { nearestFormat } from "hubsmith/formats";

// Common formats of repositories, as the default question.
const OFTEN: Readonly<Record<string, readonly string[]>> = {
  gguf: ["F16", "Q8_0", "Q6_K", "Q5_K_S", "Q4_K_S", "IQ4_XS", "Q3_K_M", "IQ2_M"],
  safetensors: ["F32", "F16", "F8_E4M3"],
  "quantization-config": ["fp8", "bitsandbytes-8bit", "gptq-4bit", "bitsandbytes-4bit"],
};
const ASKED: Readonly<Record<string, string>> = {
  gguf: "Q4_K_M",
  safetensors: "BF16",
  "quantization-config": "awq-4bit",
};

/** The default question: the preferred format, and the available ones. */
export function firstQuestion({ id, preference }: QuantizationSpec): {
  readonly wanted: string;
  readonly available: readonly string[];
} {
  const known = (OFTEN[id] ?? []).filter((name) => preference.includes(name));
  const asked = ASKED[id] ?? "";
  return {
    wanted: preference.includes(asked) ? asked : (preference[0] ?? ""),
    available: known.length > 0 ? known : preference.filter((_, at) => at % 2 === 1),
  };
}

/** The result: a format if there is one, and the sentence in any case. */
export interface Answer {
  readonly format?: string;
  readonly says: string;
}

/** Finds the result for a preferred format among the available ones. */
export function answerOf(
  quantization: QuantizationSpec,
  available: readonly string[],
  wanted: string,
): Answer {
  const format = nearestFormat(quantization, available, wanted);
  if (format === undefined)
    return {
      says:
        available.length === 0
          ? "Select the available formats."
          : `All selected formats are more precise than ${wanted}, so there is no replacement.`,
    };
  if (format === wanted) return { format, says: `${wanted} is available.` };
  return { format, says: `${format}, the first selected format after ${wanted}.` };
}
