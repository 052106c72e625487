// A missing or invalid interface of SpeechBrain is a comment, and no code.
import { createHub, loadSnippets, parseModel } from "hubsmith";
import { expect, test } from "vitest";
import speechbrain from "./speechbrain.ts";

const hub = createHub([speechbrain]);
const offer = (settings: object): ReturnType<typeof loadSnippets> =>
  loadSnippets(
    hub,
    parseModel({ id: "acme/m", library_name: "speechbrain", config: { speechbrain: settings } })
      .model!,
  );

test.each([
  [{}, "not specified"],
  [{ speechbrain_interface: "" }, "invalid"],
  [{ speechbrain_interface: "None" }, "invalid"],
  [{ speechbrain_interface: "constructor" }, "invalid"],
  [{ speechbrain_interface: "os; import" }, "invalid"],
  [{ speechbrain_interface: 7 }, "not specified"],
])("%j is printed in a comment", (settings, what) => {
  const { snippets, diagnostics } = offer(settings);
  expect(diagnostics).toEqual([]);
  const comment =
    what === "invalid"
      ? "interface in config.json invalid"
      : "interface not specified in config.json";
  expect(snippets.map(({ content }) => content)).toEqual([`# ${comment}`, "hf download acme/m"]);
});
