// The clients that have no code for the selection, with the reasons. The combobox has those of other providers.
import type { ReactNode } from "react";
import { Absences } from "../../ui/absences.tsx";
import type { CallView } from "../code/call-data.ts";
import { usePanelState } from "../use-panel.ts";

export function WhyNotView({ call }: { readonly call: CallView }): ReactNode {
  const { count, notOffered, providerLabel } = call;
  const all = usePanelState(({ hub }) => hub.clients.size);
  const title = `Not available: ${all - count} of ${all} clients with ${providerLabel}`;
  return <Absences reasons={notOffered} title={title} />;
}
