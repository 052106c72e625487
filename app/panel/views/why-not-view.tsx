// Every absence for the model with its fix: clients of the current provider, then the other providers.
import type { ReactNode } from "react";
import { Absences } from "../../ui/absences.tsx";
import { type Missing, whyNot } from "../state/why-not.ts";
import { panelOf } from "../state/panel.ts";
import { usePanelState } from "../state/use-panel.ts";

/** The list. */
export function WhyNotView(): ReactNode {
  const label = usePanelState((state) => panelOf(state).call.providerLabel);
  const model = usePanelState((state) => state.model.id);
  const { clients, providers, unread } = usePanelState(whyNot);
  return (
    <>
      <Part missing={clients} what={`clients with ${label}`} />
      <Part missing={providers} what={`other providers of ${model}`} />
      {unread > 0 && (
        <p className="note">
          {unread === 1 ? "One provider is" : `${unread} providers are`} checked only by the record
          and the provider’s card. Select one for details.
        </p>
      )}
    </>
  );
}

function Part({
  missing: { count, of, reasons },
  what,
}: {
  readonly missing: Missing;
  readonly what: string;
}): ReactNode {
  const title = `Not available: ${count} of ${of} ${what}`;
  if (count === 0) return <p className="note">All {what} are available.</p>;
  return <Absences reasons={reasons} title={title} />;
}
