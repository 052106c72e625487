// Each type of field is a native control with its label.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { smallEntries, smallPanel } from "../../testing/small-hub.ts";
import type { Field } from "../state/form.ts";
import { PanelContext } from "../state/use-panel.ts";
import { InputField } from "./input-field.tsx";

const drawn = (field: Field): string =>
  renderToStaticMarkup(
    <PanelContext value={smallPanel(smallEntries().entries)}>
      <InputField field={field} />
    </PanelContext>,
  );

test("a boolean is a checkbox inside its label", () => {
  const check = { kind: "check", name: "strict", label: "Strict" } as const;
  expect(drawn({ ...check, isOn: true })).toMatch(
    /^<label[^>]*><input type="checkbox" checked=""\/>Strict<\/label>$/,
  );
  expect(drawn({ ...check, isOn: false })).not.toContain("checked");
});

test("a number has a numeric keyboard, and shows its error", () => {
  const number = {
    kind: "number",
    name: "top",
    label: "Top",
    text: "two",
    placeholder: "1",
  } as const;
  expect(drawn(number)).toContain('inputMode="decimal"');
  expect(drawn(number)).toContain('aria-invalid="false"');
  const wrong = drawn({ ...number, error: "This is not a number." });
  const [, note] = /aria-describedby="([^"]+)"/.exec(wrong)!;
  expect(wrong).toContain('aria-invalid="true"');
  expect(wrong).toContain(`<p class="note error" id="${note}">This is not a number.</p>`);
});

test("strings have lines, a file name has one", () => {
  const texts = drawn({ kind: "texts", name: "a", label: "Labels", text: "one\ntwo" });
  expect(texts).toMatch(/Labels<span class="how"> one per line<\/span>.*<textarea.*one\ntwo/s);
  const file = {
    kind: "file",
    name: "b",
    label: "File",
    text: "",
    placeholder: "photo.jpg",
  } as const;
  expect(drawn(file)).toMatch(/<label for="([^"]+)">File<\/label><input type="text"[^>]* id="\1"/);
  expect(drawn(file)).toContain('placeholder="photo.jpg"');
});
