// Programs that only download, or are only comments, are reported from those that load a model.
import { expect, test } from "vitest";
import { kindOf } from "./real.ts";

const PYTHON = `from huggingface_hub import snapshot_download

# All files.
folder = snapshot_download(
    "acme/model",
    allow_patterns="*.bin",
)
print(folder)`;
const SHELL = "hf download acme/model \\\n    --local-dir model";

test("each kind", () => {
  expect(kindOf(["# Task type is invalid."])).toBe("comments");
  expect(kindOf([PYTHON, SHELL, "# More."])).toBe("download");
  expect(kindOf(['print(snapshot_download("acme/model"))'])).toBe("download");
  expect(kindOf([PYTHON, `${SHELL}\ncortiq run model`])).toBe("more");
  expect(kindOf([`${PYTHON}\nload(folder)`])).toBe("more");
  expect(kindOf([PYTHON.replace("print(folder)", "print(load(folder))")])).toBe("more");
  expect(kindOf([PYTHON.replace('"acme/model"', 'name("acme/model")')])).toBe("more");
});
