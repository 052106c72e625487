// What of a model fits into the computer of the user, in the header of its page.
import type { Entry, Model } from "hubsmith";
import { type ReactNode, useDeferredValue } from "react";
import { loadFiles } from "../files/files-part.tsx";
import { useMachine } from "../formats/machine.ts";
import { Later } from "../ui/later.tsx";

interface Props {
  readonly model: Model;
  readonly entries: readonly Entry[];
}

/** The chip; nothing while the memory of the user is unknown. */
export function FitChip({ model, entries }: Props): ReactNode {
  const machine = useDeferredValue(useMachine());
  if (machine.gb === undefined) return null;
  return (
    <Later
      what="What fits"
      load={loadFiles}
      of={model}
      version={entries}
      fallback={null}
      failed={null}
    >
      {({ fitText, hub, model: read }) => {
        const text = fitText(hub, read, machine);
        return text !== "" && <span className="chip">{text}</span>;
      }}
    </Later>
  );
}
