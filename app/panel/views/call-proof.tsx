// The proof of the current snippet: of its task, its provider and its client.
import type { ReactNode } from "react";
import type { Proofs } from "../host-context.ts";
import { type CallView, unprovenOptions } from "../state/call-view.ts";
import { usePanelState } from "../state/use-panel.ts";
import { ProofBadge } from "./proof-badge.tsx";
import { useProofs } from "./use-proofs.ts";

interface Props {
  readonly call: CallView;
  /** Loads the records. */
  readonly load: () => Promise<Proofs>;
}

/** The badge. */
export function CallProof({ call, load }: Props): ReactNode {
  const { made, client, language, provider } = call;
  const token = usePanelState((state) => state.token);
  const name = `${language}/${client?.id}`;
  const isDirect = usePanelState((state) => state.hub.clients.get(name)?.isDirect === true);
  const proofs = useProofs(load);
  if ("reason" in made || client === undefined) return null;
  const asksDirectly = isDirect || made.isOffHub === true;
  const words = proofs(({ words: { callProof }, calls, published }) =>
    callProof(
      calls,
      { task: made.task.id, provider, client: name },
      unprovenOptions(call, token, asksDirectly),
      published,
    ),
  );
  return <ProofBadge words={words} of={`${client.label} snippet`} />;
}
