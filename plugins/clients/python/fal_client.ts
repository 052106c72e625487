// fal's own client: always calls fal itself, with a key of fal.
import { absent, type Answer, defineClient, encodePath } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { missingWire, once, wireOf } from "hubsmith/clients";
import { find, finder } from "./shared/answers.ts";
import { save } from "./shared/media.ts";

const LABEL = "fal client";
// This client asks in the queue also for what is answered at once.
const PATIENCE = { interval: 1, cap: 300 };

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
      : absent("only-fal", `${LABEL} calls fal alone.`, "Choose fal, or another client."),
  templates: [],
  otherwise: (call) => {
    const { answer, body, job } = wireOf(call);
    const { interval, cap } = job ?? PATIENCE;
    const sent = { arguments: "json" in body ? body.json : {} };
    // The SDK puts it into a URL as it is.
    const app = encodePath(call.mapping?.providerId ?? call.model.id);
    return python`
      import fal_client

      ${finder(answer)}

      # This calls fal itself, with a key of fal.
      client = fal_client.SyncClient(key=${call.token})

      job = client.submit(${python.args([app], sent)})
      for asked, state in enumerate(job.iter_events(interval=${interval})):
          if asked == ${cap}:
              raise SystemExit(f"Gave up after {asked} questions: {state}")
      result = job.get()

      ${read(answer)}
    `;
  },
});

// The SDK declares what it gives, and httpx takes no more than a text of it.
const NO_URL = python`not isinstance(url, str)`;

const read = once((answer: Answer): Code<"python"> => {
  if (answer.as === "json") {
    return python`
      ${find(python`text`, answer.at, "result")}
      print(text)
    `;
  }
  if (answer.as !== "file" || answer.holds !== "url") return python`print(result)`;
  return python`
    ${find(python`url`, answer.at, "result", answer.list, undefined, NO_URL)}

    ${answer.dataUrl === true ? decodeOrFetch(answer.type) : fetchAndSave(answer.type)}
  `;
});

function decodeOrFetch(type: string): Code<"python"> {
  return python`
    ${python.needs("base64")}
    if url.startswith("data:"):
        content = base64.b64decode(url.partition(",")[2])
    else:
        ${FETCH}
    ${save(type, python`content`)}
  `;
}

function fetchAndSave(type: string): Code<"python"> {
  return python`
    ${FETCH}
    ${save(type, python`content`)}
  `;
}

const FETCH = python`
  ${python.needs("httpx")}
  media = httpx.get(url, follow_redirects=True)
  content_type = media.headers.get("Content-Type", "")
  if media.is_error or content_type.startswith(("text/", "application/json")):
      raise SystemExit(f"{media.status_code}: {media.text}")
  content = media.content
`;
