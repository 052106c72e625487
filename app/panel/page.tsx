// The page of models: a model on top, how to call it, how to load it; each part fails alone.
import { type ReactNode, useEffect } from "react";
import { connect } from "../browser.ts";
import { CONTENT, PageHead } from "../parts/page-head.tsx";
import { panelOf } from "./state/panel.ts";
import { usePanel, useThisStore } from "./state/use-panel.ts";
import { Boundary } from "../parts/boundary.tsx";
import { CallSection } from "./call-section.tsx";
import { Faults } from "./faults.tsx";
import { LoadSection } from "./load-section.tsx";
import { ModelFacts } from "./model-facts.tsx";
import { ModelPicker } from "./model-picker.tsx";

/** The page. */
export function PanelPage(): ReactNode {
  const store = useThisStore();
  const { model, isReady } = usePanel(panelOf);
  useEffect(() => connect(store), [store]);
  return (
    <main id={CONTENT} tabIndex={-1} aria-busy={!isReady}>
      <PageHead
        title="Code for a model, ready to paste"
        documentTitle="Hubsmith"
        description="Load and inference code for a model, ready to paste."
      />
      <ModelPicker />
      <ModelFacts />
      <Faults />
      <Boundary part="The part about calling the model" resetOn={model}>
        <CallSection />
      </Boundary>
      <Boundary part="The part about loading the model" resetOn={model}>
        <LoadSection />
      </Boundary>
    </main>
  );
}
