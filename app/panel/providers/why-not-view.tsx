// Every absence for the model with its fix: clients of the current provider, then the other providers.
import type { ReactNode } from "react";
import { Absences } from "../../ui/absences.tsx";
import { useCall, usePanelState } from "../use-panel.ts";
import { type Missing, whyNot } from "./why-not.ts";

export function WhyNotView(): ReactNode {
  const label = useCall((call) => call.providerLabel);
  const model = usePanelState((state) => state.model.id);
  const { clients, providers, unread } = usePanelState(whyNot);
  return (
    <>
      {listOf(clients, `clients with ${label}`)}
      {listOf(providers, `other providers of ${model}`)}
      {unread > 0 && (
        <p className="note">
          For {unread === 1 ? "one other provider" : `${unread} other providers`}, this list uses
          only the model’s page. Choose one to see what each of its clients supports.
        </p>
      )}
    </>
  );
}

const listOf = ({ count, of, reasons }: Missing, what: string): ReactNode =>
  count === 0 ? (
    <p className="note">All {what} are available.</p>
  ) : (
    <Absences reasons={reasons} title={`Not available: ${count} of ${of} ${what}`} />
  );
