// An app of one page: a model's record, and the panel for it, with the plugins of plugins.ts and no others.
import { type Model, parseModel } from "hubsmith";
import { Panel, type PanelChoice } from "hubsmith/panel";
import "hubsmith/panel/style.css";
import { type ReactNode, StrictMode, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { hub } from "./plugins.ts";

const RECORD = {
  id: "example-org/plums",
  pipeline_tag: "ripeness-estimation",
  library_name: "pomology",
  inferenceProviderMapping: [
    { provider: "orchard", providerId: "plum-2", task: "ripeness-estimation", status: "live" },
  ],
};

interface Read {
  readonly model?: Model | undefined;
  readonly faults: readonly string[];
}

function read(text: string): Read {
  try {
    const { model, diagnostics } = parseModel(JSON.parse(text));
    return { model, faults: diagnostics.map(({ message }) => message) };
  } catch (error) {
    return { faults: [`This is no JSON: ${String(error)}`] };
  }
}

function App(): ReactNode {
  const [text, setText] = useState(() => JSON.stringify(RECORD, null, 2));
  const [chosen, setChosen] = useState<PanelChoice>();
  const { model, faults } = useMemo(() => read(text), [text]);
  return (
    <>
      <label>
        A model's record
        <textarea rows={12} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {[...hub.diagnostics.map(({ message }) => message), ...faults].map((message) => (
        <p key={message}>{message}</p>
      ))}
      {model !== undefined && <Panel hub={hub} model={model} onChange={setChosen} />}
      <pre>{JSON.stringify(chosen, null, 2)}</pre>
    </>
  );
}

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
