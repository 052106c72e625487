// A part that needs the quantized versions of the model.
import type { Model } from "hubsmith";
import type { ReactNode } from "react";
import { Later } from "../../ui/later.tsx";
import { useHostContext } from "./host-context.ts";
import { usePanelState } from "./use-panel.ts";

interface Props {
  readonly what: string;
  readonly children: (versions: readonly Model[]) => ReactNode;
}

export function WithVersions({ what, children }: Props): ReactNode {
  const { quantized = NONE } = useHostContext();
  const id = usePanelState(({ model }) => model.id);
  return (
    <Later what={what} load={quantized} of={id}>
      {children}
    </Later>
  );
}

const NONE = (): Promise<readonly Model[]> => Promise.resolve([]);
