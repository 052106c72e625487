// A page for the components that save a program and that compare two.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Comparison } from "../compare/comparison.tsx";
import { CodeBlock } from "../ui/code-block.tsx";
import { LiveRegion } from "../ui/live-region.tsx";
import { fileOf } from "../download/file.ts";
import { notebookOf } from "../download/notebook.ts";
import { DownloadButtons } from "../download/download-buttons.tsx";
import { SayContext } from "../ui/say.ts";
import { createNoticeStore } from "../stores/notice.ts";
import "../style.css";

const model = "example-org/talks";
const of = ["alpha", "plain"];
const alike = Array.from({ length: 12 }, (_, at) => `step(${at}, "what both do in the same way")`);
const program = (url: string, ...more: readonly string[]): string =>
  ["import plain", "", `plain.call("${url}")`, ...alike, ...more].join("\n");
const before = program("https://alpha.example");
const after = program("https://beta.example/v1", "print(plain.answer())");
const python = { of: "plain", language: "python", install: "pip install -U plain" };

const notice = createNoticeStore();
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <SayContext value={notice.say}>
      <main aria-busy={false} className="reading">
        <h1>Taking away and comparing</h1>
        <CodeBlock title="Plain" what="Plain snippet" highlight="python" content={before} />
        <DownloadButtons
          what="Plain snippet"
          file={() => fileOf({ model, of, extension: ".py", content: before })}
          notebook={() => notebookOf({ model, of, blocks: [{ ...python, content: before }] })}
          link={() => "?model=example-org/talks&client=plain"}
        />
        <Comparison
          before={{ title: "Plain at ALPHA", content: before }}
          after={{ title: "Plain at BETA", content: after }}
          highlight="python"
        />
        <Comparison
          before={{ title: "One", content: before }}
          after={{ title: "Other", content: before }}
          highlight="python"
        />
      </main>
      <LiveRegion notice={notice} />
    </SayContext>
  </StrictMode>,
);
