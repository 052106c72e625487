// The order of formats, and the nearest selected one to a preferred one.
import type { QuantizationSpec } from "hubsmith";
import { type ReactNode, useId, useState } from "react";
import { answerOf, firstQuestion } from "./nearest-answer.ts";
import { useAnnouncement } from "../routing/use-announcement.ts";

interface Props {
  readonly of: QuantizationSpec;
}

/** The question and its result. */
export function NearestFormat({ of: quantization }: Props): ReactNode {
  const id = useId();
  const [first] = useState(() => firstQuestion(quantization));
  const [wanted, setWanted] = useState(first.wanted);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(first.available));
  const { preference } = quantization;
  const answer = answerOf(quantization, [...ticked], wanted);
  useAnnouncement(answer.says);
  const toggle = (name: string): void =>
    setTicked(new Set(ticked.has(name) ? without(ticked, name) : [...ticked, name]));
  return (
    <>
      <p>
        If the format you want is not available, use the next less precise one. It usually needs
        less memory.
      </p>
      <div className="question">
        <label htmlFor={`${id}-wanted`}>Format you want</label>
        <select
          id={`${id}-wanted`}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        >
          {preference.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <p className="answer">
          <strong>Use</strong> {answer.says}
        </p>
      </div>
      <fieldset className="choices">
        <legend>Available formats, most precise first</legend>
        <div className="pills order">
          {preference.map((name) => (
            <label key={name} translate="no" data-answer={name === answer.format || undefined}>
              <input type="checkbox" checked={ticked.has(name)} onChange={() => toggle(name)} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

const without = (names: ReadonlySet<string>, gone: string): readonly string[] =>
  [...names].filter((name) => name !== gone);
