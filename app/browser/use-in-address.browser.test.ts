// The text of a search and its URL: nothing that is typed is lost, however slow the machine is.
import { expect, test } from "vitest";
import { harnessOf } from "../testing/harness.ts";

const harness = harnessOf();

test("a letter stays that is typed just before the text without it would be written to the URL", async () => {
  const page = await harness.open();
  const field = page.getByRole("searchbox", { name: "Search models" });
  await field.fill("wh");
  await expect.poll(() => page.url()).toContain("q=wh");
  const text = await field.evaluate(async (input: HTMLInputElement) => {
    const PAUSE = 250;
    const { setTimeout: start, clearTimeout: stop } = globalThis;
    // The timers that write the URL end only here.
    const due = new Map<unknown, () => void>();
    const type = (typed: string): void => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, typed);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    Object.assign(globalThis, {
      setTimeout: (run: () => void, delay?: number) => {
        const id = start(delay === PAUSE ? () => undefined : run, delay);
        if (delay === PAUSE) due.set(id, run);
        return id;
      },
      clearTimeout: (id: number) => (due.delete(id), stop(id)),
    });
    type("whi");
    while (due.size === 0) await frame();
    type("whis");
    // The page is drawn again, and no frame passes.
    await Promise.resolve().then(() => Promise.resolve());
    for (const run of due.values()) run();
    await frame();
    Object.assign(globalThis, { setTimeout: start, clearTimeout: stop });
    return input.value;
  });
  expect(text).toBe("whis");
});
