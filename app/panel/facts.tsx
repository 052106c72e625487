// The facts of the record in a line, with the host's content next to it.
import type { ReactNode } from "react";
import { licenseOf, quantizationsOf } from "../catalog/card.ts";
import { labelsOf } from "../catalog/labels.ts";
import { itemOf, shownIn } from "../routing/places.ts";
import { useHostContext } from "./host-context.ts";
import { panelOf } from "./state/panel.ts";
import { usePanelState } from "./state/use-panel.ts";

interface Props {
  /** Content next to the facts. */
  readonly beside?: ReactNode;
}

/** The facts that decide the snippets. */
export function Facts({ beside }: Props): ReactNode {
  const model = usePanelState((state) => state.model);
  const apiTask = usePanelState((state) => panelOf(state).call.task);
  const entries = usePanelState((state) => state.entries);
  const { linkTo } = useHostContext();
  const license = licenseOf(model);
  const labels = labelsOf(entries);
  return (
    <div className="facts">
      <dl>
        <Fact name="Task">
          <Thing kind="task" id={model.pipeline_tag} />
        </Fact>
        {apiTask !== undefined && apiTask !== model.pipeline_tag && (
          <Fact name="API task" isMinor>
            <Thing kind="task" id={apiTask} />
          </Fact>
        )}
        <Fact name="Library">
          <Thing kind="library" id={model.library_name} />
        </Fact>
        {license !== undefined && (
          <Fact name="License" isMinor>
            {license}
          </Fact>
        )}
        {quantizationsOf(model).map((name) => (
          <Fact key={name} name="Quantized">
            <Linking href={linkTo?.("quantization", name)}>{labels("quantization", name)}</Linking>
          </Fact>
        ))}
        {model.gated === true && <Fact name="Access">Gated</Fact>}
      </dl>
      {beside}
    </div>
  );
}

interface FactProps {
  readonly name: string;
  /** Not shown on narrow screens. */
  readonly isMinor?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, isMinor, children }: FactProps): ReactNode {
  return (
    <div className={isMinor ? "minor" : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ThingProps {
  readonly kind: "task" | "library";
  readonly id: string | undefined;
}

/** Something that the record names, with a link to its page if it has one. */
function Thing({ kind, id }: ThingProps): ReactNode {
  const entries = usePanelState((state) => state.entries);
  const { linkTo } = useHostContext();
  if (id === undefined) return "none";
  const item = itemOf(shownIn(entries, kind), id);
  return item === undefined ? id : <Linking href={linkTo?.(kind, item.id)}>{item.label}</Linking>;
}

interface LinkingProps {
  readonly href: string | undefined;
  readonly children: ReactNode;
}

/** Plain text if there is no URL. */
function Linking({ href, children }: LinkingProps): ReactNode {
  return href === undefined ? children : <a href={href}>{children}</a>;
}
