// The choices that change what a program does: a recipe, the API, and streaming.
import { type ReactNode, useId } from "react";
import { Choices } from "../../ui/choices.tsx";
import { keepPlace } from "../../ui/keep-place.ts";
import { useActions, useCall } from "./use-panel.ts";

/** The recipes of the task, if the model can do any. */
export function Recipes(): ReactNode {
  const usual = useCall((call) => call.usualRecipe?.label ?? "Chat");
  return <Variants of="recipe" legend="Recipe" usual={usual} />;
}

/** The APIs of a chat, or the tasks of another model, if there are several. */
export function Wires(): ReactNode {
  const isChat = useCall(
    (call) => call.task === "conversational" || call.plain?.task.wireOf !== undefined,
  );
  const task = useCall((call) => call.usualTask ?? "Usual");
  return isChat ? (
    <Variants of="wire" legend="API" usual="Chat completions" />
  ) : (
    <Variants of="wire" legend="Task" usual={task} />
  );
}

interface VariantsProps {
  readonly of: "recipe" | "wire";
  readonly legend: string;
  /** The label of the usual call. */
  readonly usual: string;
}

function Variants({ of, legend, usual }: VariantsProps): ReactNode {
  const variants = useCall((call) => call[`${of}s`]);
  const chosen = useCall((call) => call[of]);
  const { choose } = useActions();
  if (variants.length === 0) return null;
  return (
    <Choices
      legend={legend}
      options={[{ id: "", label: usual }, ...variants]}
      value={chosen ?? ""}
      onChoose={(id) => choose({ [of]: id })}
    />
  );
}

export function Streaming(): ReactNode {
  const streaming = useCall((call) => call.streaming);
  const note = useCall((call) => call.notStreamed);
  const { choose } = useActions();
  const id = useId();
  if (streaming === undefined) return null;
  return (
    <div className="choices">
      <label>
        <input
          type="checkbox"
          checked={streaming}
          aria-describedby={id}
          onChange={({ currentTarget }) => {
            keepPlace(currentTarget);
            choose({ streaming: !streaming });
          }}
        />
        Streaming
      </label>
      <p className="note" id={id}>
        {note ?? "Print tokens as they arrive."}
      </p>
    </div>
  );
}
