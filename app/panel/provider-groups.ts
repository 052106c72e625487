// Groups of providers: available ones first, and unavailable ones last, with the reason.
import type { ComboboxGroup, ComboboxOption } from "../ui/matching.ts";
import type { ProviderOption, ProviderView } from "./state/provider-view.ts";
import { AUTO } from "./state/providers.ts";

/** The groups of a model's providers; empty ones are left out. */
export function providerGroups({
  named,
  possible,
  unusable,
}: Pick<ProviderView, "named" | "possible" | "unusable">): readonly ComboboxGroup[] {
  const auto = { id: AUTO, label: "Auto", note: "chosen by the router" };
  const groups: readonly ComboboxGroup[] = [
    { label: "Automatic", options: [auto] },
    { label: "In the record", options: named.map(noted) },
    { label: "Others for this task", options: possible.map(noted) },
    {
      label: "Not available",
      options: unusable.map(({ id, label, reason }) => ({ id, label, off: reason })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

const noted = ({ id, label, state }: ProviderOption): ComboboxOption => ({
  id,
  label,
  note: state,
});
