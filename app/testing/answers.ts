// A page with only the response to one call: `?provider=…&task=…&language=…`, and `&streaming` or `&direct`.
import { createHub, inferenceCall, loadPlugins, parseModel } from "hubsmith";
import { createElement, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { AnswerPart } from "../answers/answer-part.tsx";
import { samplesOf } from "../answers/load-samples.ts";
import { entries } from "../plugins.ts";
import { createHost, PanelHost } from "../stores/host.ts";
import "../style.css";
import { nothing } from "../own-models.ts";

const query = new URLSearchParams(location.search);
const wanted = (name: string): string => query.get(name) ?? "";
const [provider, task, language] = [wanted("provider"), wanted("task"), wanted("language")];
const needed = entries.filter(
  ({ kind, id }) => (kind === "provider" && id === provider) || (kind === "task" && id === task),
);
const hub = createHub((await loadPlugins(needed)).plugins);
const mapping = { [provider]: { status: "live", providerId: "vendor/model", task } };
const record = { id: "acme/model", pipeline_tag: task, tags: [task] };
const isPolicy = hub.providers.get(provider)?.baseUrl === undefined;
const { model } = parseModel(isPolicy ? record : { ...record, inferenceProviderMapping: mapping });
const call = inferenceCall(hub, {
  model: model!,
  provider,
  options: { streaming: query.has("streaming"), directRequest: query.has("direct") },
});
if ("reason" in call) throw new Error(call.reason);
const { providerLabel, streaming } = call;
const clientLabel = "Some client";
const props = { samplesOf, provider, providerLabel, task, streaming, call, clientLabel, language };
createRoot(document.getElementById("root")!).render(
  createElement(
    StrictMode,
    null,
    createElement(
      PanelHost,
      { value: createHost(entries, nothing) },
      createElement(
        "main",
        { "aria-busy": false },
        createElement("h1", null, "Sample answers"),
        createElement("h2", null, "Call the API"),
        createElement(AnswerPart, props),
      ),
    ),
  ),
);
