// fal's own client: always calls fal itself, with a key of fal.
import { absent, defineClient, encodePath } from "hubsmith";
import { python } from "hubsmith/code";
import { missingWire, readingOf, wireOf } from "hubsmith/clients";
import { at } from "./shared/place.ts";
import { save } from "./shared/save.ts";

const LABEL = "fal client";

export default defineClient({
  id: "python/fal_client",
  label: LABEL,
  language: python.language,
  order: 3,
  install: { pip: ["fal-client"] },
  isDirect: true,
  refuses: (call) =>
    call.provider === "fal-ai"
      ? missingWire(call)
      : absent("only-fal", `${LABEL} works only with fal.`, "Choose fal, or another client."),
  templates: [],
  otherwise: (call) => {
    const { body } = wireOf(call);
    const reading = readingOf(call);
    const named = { arguments: "json" in body ? body.json : {} };
    // The SDK puts it into a URL as it is.
    const app = encodePath(call.mapping?.providerId ?? call.model.id);
    const found = "at" in reading ? at(python`result`, reading.at) : python`result`;
    return python`
      import fal_client

      client = fal_client.SyncClient(key=${call.token})

      result = client.subscribe(${python.args([app], named)})

      ${
        reading.does === "save URL"
          ? python`
              ${python.needs("httpx")}
              url = ${found}
              ${save(python`httpx.get(url).content`, reading.file)}
            `
          : python`print(${found})`
      }
    `;
  },
});
