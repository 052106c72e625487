// Says which choice of the reader the code does not follow, and whose key it needs instead.
import type { ReactNode } from "react";
import type { CallView } from "../data/call-data.ts";
import type { ClientView } from "../data/clients.ts";
import { neededToken } from "../data/needed-token.ts";
import { usePanelState } from "./use-panel.ts";

interface ClientProps {
  readonly replaced: ClientView | undefined;
  readonly shown: ClientView | undefined;
  /** The key that the code reads, and who bills the call. */
  readonly needs?: string | undefined;
}

/** The note about a client that has no code; nothing if the chosen one is shown. */
export function ReplacedClient({ replaced, shown, needs }: ClientProps): ReactNode {
  // It may be on the page of another model that its reader chose it.
  const isChosen = usePanelState(({ clients, language }) => clients[language] === replaced?.id);
  if (replaced === undefined || shown === undefined) return null;
  return (
    <p className="note replaced">
      <strong>
        This is code for {shown.label}, not for {replaced.label}
        {isChosen && ", which you chose last"}
      </strong>
      .{needs && ` It ${needs}.`} {replaced.absence?.reason} {replaced.absence?.fix}
    </p>
  );
}

/** The key that a call needs, and who bills it, in words; the announcement of a change has them, too. */
export function useNeeds({ resolved }: CallView): string | undefined {
  return usePanelState(({ hub }) => {
    const token = neededToken(hub, resolved);
    if (token === undefined) return undefined;
    const bill = token.billedBy === undefined ? "" : `, and is billed by ${token.billedBy}`;
    return `reads the key ${token.variable}${bill}`;
  });
}
