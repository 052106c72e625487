// The comment has a fold for each changed snippet, and a limited length.
import { expect, test } from "vitest";
import { commitOf } from "./base.ts";
import { commentOf } from "./comment.ts";

test("changed, new and removed snippets have a fold each", () => {
  const comment = commentOf({ a: "1", b: "1", c: "x" }, { a: "1", b: "2", d: "<y>" }, "main");
  expect(comment).toBe(`### 3 snippets differ from main

<details><summary>b</summary>

\`\`\`diff
@@ -1 +1 @@
-1
+2
\`\`\`

</details>

<details><summary>c (removed)</summary>

\`\`\`diff
@@ -1 +1 @@
-x
+
\`\`\`

</details>

<details><summary>d (new)</summary>

\`\`\`diff
@@ -1 +1 @@
-
+<y>
\`\`\`

</details>
`);
});

test("a fence in a snippet does not end the fold", () => {
  expect(commentOf({}, { a: "````\n" }, "main")).toContain("\n`````diff\n");
});

test("a long comment is cut between two folds, and says how many are left out", () => {
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`s${at}`, "text"]));
  const comment = commentOf({}, many, "main", 1_000);
  expect(comment.length).toBeLessThanOrEqual(1_000);
  const folds = comment.split("</details>").length - 1;
  expect(folds).toBeGreaterThan(0);
  expect(comment).toContain(`${50 - folds} more are left out.`);
});

test("nothing differs", () => {
  expect(commentOf({ a: "1" }, { a: "1" }, "main")).toBe("No snippet differs from main.");
});

test("a clone may have the base, or not", () => {
  expect(commitOf("HEAD")).toMatch(/^[0-9a-f]{40}$/);
  expect(commitOf("no-such-branch")).toBeUndefined();
});
