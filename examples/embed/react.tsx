// A page in React that shows the panel among things of its own, and what is chosen in it.
import { Panel, type PanelChoice } from "hubsmith/panel";
import "hubsmith/panel/style.css";
import { entries } from "hubsmith/plugins";
import { type ReactNode, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { record } from "./record.ts";

function Page(): ReactNode {
  const [chosen, setChosen] = useState<PanelChoice>();
  return (
    <>
      <Panel
        hub={entries}
        model={record}
        initial={{ provider: "groq", language: "js", client: "fetch" }}
        onChange={setChosen}
        linkTo={(kind, id) => (kind === "task" ? `#${id}` : undefined)}
      />
      <h2>What is chosen</h2>
      <pre id="chosen">{JSON.stringify(chosen, null, 2)}</pre>
    </>
  );
}

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
