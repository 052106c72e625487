// The lab reports why it cannot start.
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sources } from "../../support/sources.ts";
import { temporary } from "../../support/temporary.ts";
import { type Lab, openLab } from "./lab.ts";

const { folder, write } = temporary({ "app/index.html": "<title>The app</title>" });
const path = write("mine.ts", "export default [];\n");
const app = join(folder, "app");
let lab: Lab;
beforeAll(async () => {
  lab = await openLab({ path, app, say: () => {}, plugins: [sources] });
});
afterAll(() => lab.close());

test("a port that is in use, and an app that is not built, are reported", async () => {
  const port = Number(new URL(lab.url).port);
  await expect(openLab({ path, app, port, say: () => {} })).rejects.toThrow(
    /--port: .*already in use.* Choose another port/,
  );
  const none = join(app, "none");
  await expect(openLab({ path, app: none, say: () => {} })).rejects.toThrow(
    /The app is not built in .*none\. In a checkout/,
  );
});
