// An app of one page: a record on the left, and what calls its model on the right.
import { inferenceSnippets, loadSnippets, parseModel } from "hubsmith";
import { type ReactNode, useState } from "react";
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

function programsFor(text: string): readonly { readonly title: string; readonly text: string }[] {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch (error) {
    return [{ title: "This is no JSON", text: String(error) }];
  }
  const { model, diagnostics } = parseModel(record);
  if (model === undefined)
    return diagnostics.map(({ message }) => ({ title: "This is no record", text: message }));
  const loading = loadSnippets(hub, model).snippets;
  const calling = [...hub.providers].flatMap(
    ({ id }) => inferenceSnippets(hub, { model, provider: id }).snippets,
  );
  return [
    ...loading.map(({ library, content }) => ({ title: library, text: content })),
    ...calling.map((one) => ({ title: `${one.provider}, ${one.client}`, text: one.content })),
  ];
}

function App(): ReactNode {
  const [text, setText] = useState(() => JSON.stringify(RECORD, null, 2));
  return (
    <>
      <label>
        A model's record
        <textarea
          rows={14}
          cols={80}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {programsFor(text).map((one) => (
        <section key={one.title}>
          <h2>{one.title}</h2>
          <pre>{one.text}</pre>
        </section>
      ))}
    </>
  );
}

createRoot(document.getElementById("root")!).render(<App />);
