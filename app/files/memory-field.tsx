// The available memory: a number of GB, or a preset.
import type { ReactNode } from "react";
import { chosen, isWrong, type Memory, PRESETS, typed } from "./memory.ts";
import { TOKENS } from "./rows.ts";

interface Props {
  readonly memory: Memory;
  readonly onChange: (memory: Memory) => void;
}

/** The field and its presets. */
export function MemoryField({ memory, onChange }: Props): ReactNode {
  const { text, gb } = memory;
  const wrong = isWrong(memory);
  return (
    <fieldset className="memory">
      <legend className="unseen">Memory</legend>
      <div className="memory-line">
        <label htmlFor="memory">Memory, in GB</label>
        <input
          id="memory"
          type="number"
          min="0"
          step="any"
          inputMode="decimal"
          value={text}
          aria-invalid={wrong || undefined}
          aria-describedby="memory-note"
          onChange={({ target }) => onChange(typed(target.value, memory))}
        />
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className="button"
            aria-pressed={gb === preset}
            onClick={() => onChange(chosen(preset))}
          >
            {preset} GB
          </button>
        ))}
      </div>
      <p id="memory-note" className={wrong ? "note error" : "note"}>
        {wrong
          ? `Enter a number above 0 and up to 1,000,000. ${gb === undefined ? "No format is compared." : `The results are still for ${gb} GB.`}`
          : `Shows which formats fit, with a context of ${TOKENS.toLocaleString("en")} tokens. 1 GB = 10⁹ bytes. Memory sold as 24 GB usually has 25.8 of these.`}
      </p>
    </fieldset>
  );
}
