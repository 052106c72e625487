// The page: a model on top, how to call it, how to load it; each part fails alone.
import type { ReactNode } from "react";
import { panelOf } from "../panel.ts";
import { usePanel } from "../use-panel.ts";
import { Boundary } from "./boundary.tsx";
import { CallSection } from "./call-section.tsx";
import { Faults } from "./faults.tsx";
import { LiveRegion } from "./live-region.tsx";
import { LoadSection } from "./load-section.tsx";
import { ModelFacts } from "./model-facts.tsx";
import { ModelPicker } from "./model-picker.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

/** The whole page. */
export function Page(): ReactNode {
  const { model, isReady } = usePanel(panelOf);
  return (
    <>
      <header>
        <h1>Hubsmith</h1>
        <p>Code for a model, ready to paste.</p>
        <ThemeChoice />
      </header>
      <main aria-busy={!isReady}>
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
      <footer>
        <p>
          All code is made in your browser. This page sends nothing, and asks no server for
          anything.
        </p>
      </footer>
      <LiveRegion />
    </>
  );
}
