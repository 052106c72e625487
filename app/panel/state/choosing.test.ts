// The selection of a host: flat, for the current model, and never with a key.
import { createHub, loadPlugins } from "hubsmith";
import { expect, test } from "vitest";
import { smallEntries, smallModel, smallPanel } from "../../testing/small-hub.ts";
import { choiceOf, choosing } from "./choosing.ts";
import { panelOf } from "./panel.ts";
import { pluginsOf } from "./plugins-of.ts";
import { createPanelStore } from "./store.ts";

const PAINTS = smallModel("paints");

test("an initial selection is applied and returned", async () => {
  const { getState, actions } = smallPanel(smallEntries().entries);
  const given = {
    provider: "beta",
    language: "python",
    client: "plain",
    inputs: { "": "A fox" },
    streaming: true,
    token: "placeholder",
  } as const;
  await actions.show(PAINTS, choosing(PAINTS.id, given));
  expect(choiceOf(getState())).toMatchObject({ ...given, parameters: {}, view: "code" });
  actions.choose({ pastedToken: "hf_mine", token: "pasted" });
  expect(JSON.stringify(choiceOf(getState()))).not.toContain("hf_mine");
});

test("invalid parts are left out", () => {
  const odd = { way: "around", streaming: "yes", inputs: { "": 1 }, language: 3 } as object;
  expect(choosing(PAINTS.id, odd)).toEqual({});
  expect(choosing(PAINTS.id, { client: "plain" })).toEqual({ clients: { python: "plain" } });
});

test("a complete hub is shown immediately", async () => {
  const { entries } = smallEntries();
  const hub = createHub((await loadPlugins(entries)).plugins);
  expect(pluginsOf(hub)).toBe(pluginsOf(hub));
  expect(pluginsOf(entries)).toBe(pluginsOf(entries));
  const { getState } = createPanelStore(PAINTS, pluginsOf(hub));
  expect(panelOf(getState()).isReady).toBe(true);
  expect(panelOf(getState()).call.provider).toBe("beta");
  expect(panelOf(getState()).call.count).toBeGreaterThan(0);
});
