// Programs that differ only in data have the same form; those that do something else have another.
import { expect, test } from "vitest";
import { formOf } from "./form.ts";

const PYTHON = `
response = requests.post("https://a.test/v1", headers={"Authorization": f"Bearer {key}"}, json={"prompt": "It's"})
print(response.json()["data"][0]["url"])
`;
const JS = `
const response = await fetch("https://a.test", { method: "POST", body: JSON.stringify({ prompt: "Hi", steps: 4 }) });
console.log((await response.json()).data[0].b64_json);
`;
const SH = `curl https://a.test/v1/x -H 'Content-Type: application/json' -d '{"a": [1, 2]}' -o image.jpg`;

test.each([
  ["texts", PYTHON, PYTHON.replace("It's", 'He said \\"no\\"')],
  ["places in an answer", PYTHON, PYTHON.replace('["data"][0]["url"]', '["output"]')],
  ["members of a body", JS, JS.replace("steps: 4", "num_steps: 4, seed: 7")],
  ["members of an answer", JS, JS.replace(".data[0].b64_json", ".image.url")],
  ["URLs and paths", SH, SH.replace("a.test/v1/x", "b.test/y").replace("image.jpg", "image.png")],
  ["JSON", SH, SH.replace("[1, 2]", '{"b": null}')],
])("%s: the same form", (_, one, other) => {
  expect(other).not.toBe(one);
  expect(formOf(other)).toBe(formOf(one));
});

test.each([
  ["a method", PYTHON, PYTHON.replace(".json()", ".text()")],
  ["a statement", PYTHON, `${PYTHON}response.raise_for_status()\n`],
  ["an option of a command", SH, `${SH} --fail-with-body`],
  ["a condition", JS, `${JS}if (!response.ok) throw new Error();`],
])("%s: another form", (_, one, other) => {
  expect(formOf(other)).not.toBe(formOf(one));
});
