// The lab reports why it cannot start.
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sources } from "../../support/sources.ts";
import { temporary } from "../../support/temporary.ts";
import { type Lab, openLab } from "./lab.ts";

const { folder, write } = temporary({ "element.js": "" });
const path = write("mine.ts", "export default [];\n");
const element = join(folder, "element.js");
let lab: Lab;
beforeAll(async () => {
  lab = await openLab({ path, element, plugins: [sources] });
});
afterAll(() => lab.close());

test("a port that is in use, and an element that is not built, are reported", async () => {
  const port = Number(new URL(lab.url).port);
  await expect(openLab({ path, element, port })).rejects.toThrow(
    /--port: .*already in use.* Choose another port/,
  );
  await expect(openLab({ path, element: join(folder, "none.js") })).rejects.toThrow(
    /none\.js is not built\. In a checkout/,
  );
});
