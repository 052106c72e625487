// Lists of plugins that contain themselves, throw, are endless or were revoked; the other plugins stay.
import { expect, test } from "vitest";
import { createCheckedHub } from "../checked/index.ts";
import { createHub } from "../index.ts";
import { label as plain } from "#plugins/kit/testing/samples/small";

const cyclic: unknown[] = [plain];
cyclic.push([cyclic]);
const throwing = [plain];
Object.defineProperty(throwing, 1, {
  enumerable: true,
  get() {
    throw new Error("boom");
  },
});
const revoked = (target: object): object => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

const endless = [plain];
endless[Symbol.iterator] = function* () {
  for (;;) yield plain;
};

test("an endless list is reported with its limit, and the other plugins stay", () => {
  for (const create of [createHub, createCheckedHub]) {
    const hub = create([endless, plain]);
    expect(hub.tasks.list.map(({ id }) => id)).toEqual([plain.id]);
    expect(hub.diagnostics).toMatchObject([
      { code: "plugin-threw", message: expect.stringContaining("More than 100000 items.") },
    ]);
    expect(create(endless).diagnostics).toHaveLength(1);
  }
});

test.each<[string, readonly unknown[]]>([
  ["contains itself", [cyclic]],
  ["throws", [throwing, plain]],
  ["was revoked", [revoked([]), plain]],
  ["has a plugin that was revoked", [revoked({ ...plain }), plain]],
])("a list that %s", (_, plugins) => {
  for (const create of [createHub, createCheckedHub]) {
    for (const hub of [create(plugins), create([]).with(...plugins)]) {
      expect(hub.tasks.list.map(({ id }) => id)).toEqual([plain.id]);
      expect(hub.diagnostics.length).toBeLessThan(3);
    }
  }
});
