// fal's own client: always calls fal itself, so it is there for direct requests to fal alone.
import { absent, type Call, defineClient, fileNameFor } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { missingWire, wireOf } from "../shared/absences.ts";
import { at } from "./shared/answers.ts";

const LABEL = "fal client";

export default defineClient({
  id: "python/fal_client",
  label: LABEL,
  language: "python",
  order: 3,
  install: "pip install fal-client",
  refuses: (call) => {
    if (call.provider !== "fal-ai" || call.target !== "direct") {
      return absent(
        "only-direct-fal",
        `${LABEL} calls fal itself, with a key of fal.`,
        "Choose fal, and a direct request.",
      );
    }
    return missingWire(call);
  },
  templates: {},
  otherwise: (call) => python`
    import fal_client

    client = fal_client.SyncClient(key=${call.token})

    result = client.subscribe(${python.args([call.modelName], { arguments: body(call) })})

    ${read(call)}
  `,
});

function body(call: Call) {
  const { body: sent } = wireOf(call);
  return "json" in sent ? sent.json : {};
}

function read(call: Call): Code<"python"> {
  const { answer } = wireOf(call);
  if (answer.as !== "download")
    return python`print(${answer.as === "json" ? at(python`result`, answer.at) : python`result`})`;
  return python`
    ${python.needs("urllib.request", "urlretrieve")}
    urlretrieve(${at(python`result`, answer.at)}, ${fileNameFor(answer.type)})
  `;
}
