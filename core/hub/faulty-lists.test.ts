// Lists of plugins that contain themselves, throw or were revoked; the other plugins stay.
import { expect, test } from "vitest";
import { createCheckedHub } from "../checked/index.ts";
import { createHub } from "../index.ts";
import { label as plain } from "../testing/samples/small.ts";

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
