// The next step if a provider does not support what the reader chose: a button that opens the list of providers.
import type { ReactNode } from "react";
import { foundBeside } from "../../ui/root-of.ts";
import { useIds } from "../parts/host-context.ts";

export function OtherProvider(): ReactNode {
  const idOf = useIds();
  return (
    <button
      type="button"
      className="button"
      onClick={({ currentTarget }) => {
        const field = foundBeside(currentTarget, idOf("provider"));
        field?.focus();
        // Not in all browsers.
        if (field instanceof HTMLSelectElement && "showPicker" in field) field.showPicker();
      }}
    >
      Choose another provider
    </button>
  );
}
