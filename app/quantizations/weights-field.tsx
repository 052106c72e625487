// The number of weights of the model, or a preset.
import type { ReactNode } from "react";
import { billions, PRESETS, readWeights, weightsText } from "./weights.ts";
import type { Weights } from "./use-weights.ts";

interface Props {
  readonly of: Weights;
}

/** The field and its presets. */
export function WeightsField({ of: { text, weights, isWrong, type, choose } }: Props): ReactNode {
  return (
    <fieldset className="weights">
      <legend className="unseen">Number of weights</legend>
      <div className="weights-line">
        <label htmlFor="billions">Weights, in billions</label>
        <input
          id="billions"
          type="number"
          min="0"
          step="any"
          inputMode="decimal"
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby="billions-note"
          onChange={({ target }) => type(target.value)}
        />
      </div>
      <div className="presets">
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className="button"
            aria-pressed={weights === readWeights(preset)}
            onClick={() => choose(readWeights(preset)!)}
          >
            {preset}
          </button>
        ))}
      </div>
      <p id="billions-note" className={isWrong ? "note error" : "note"}>
        {isWrong
          ? `Enter a number above 0 and up to 1,000,000. The sizes are still for ${weightsText(weights)}.`
          : `The B in a model’s name: an “8B” model has about ${billions(8e9)} billion weights, also called parameters.`}
      </p>
    </fieldset>
  );
}
