// All libraries at once: how downloads are counted, and that no record makes one slow.
import {
  countedDownloads,
  downloadQuery,
  type DownloadRule,
  loadPlugins,
  type Model,
  parseModel,
  type Plugin,
} from "hubsmith";
import { libraryEntries } from "hubsmith/plugins";
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";

const libraries = (await loadPlugins(libraryEntries)).plugins as readonly Plugin<"library">[];

describe("downloads are counted as the Hub counts them", () => {
  const rules = new Map<string, DownloadRule>(
    libraries.flatMap(({ id, countDownloads }) =>
      countDownloads === undefined ? [] : [[id, countDownloads]],
    ),
  );

  test("by the same queries", () => {
    expect(Object.fromEntries([...rules].map(([id, rule]) => [id, downloadQuery(rule)]))).toEqual({
      colpali: 'path:"adapter_config.json"',
      spacy: 'path_extension:"whl"',
      speechbrain: 'path:"hyperparams.yaml"',
      timm: 'path:"pytorch_model.bin" OR path:"model.safetensors"',
      ultralytics: 'path_extension:"pt"',
      whisperkit: 'path_filename:"model" AND path_extension:"mil" AND _exists_:"path_prefix"',
    });
  });

  test.each([
    ["colpali", ["adapter_config.json"], ["config.json", "sub/adapter_config.json"]],
    ["spacy", ["en_core_web_sm-any-py3-none-any.whl"], ["meta.json", "whl"]],
    ["speechbrain", ["hyperparams.yaml"], ["asr.ckpt", "old/hyperparams.yaml"]],
    ["timm", ["model.safetensors", "pytorch_model.bin"], ["config.json", "fp16/model.safetensors"]],
    ["ultralytics", ["best.pt", "weights/best.pt"], ["best.onnx", "pt"]],
    [
      "whisperkit",
      ["openai_whisper-tiny/AudioEncoder.mlmodelc/model.mil"],
      ["model.mil", "tiny/AudioEncoder.mlmodelc/coremldata.bin", "tiny/model.mlmodel"],
    ],
  ])("%s counts %j, and not %j", (id, counted, others) => {
    expect(countedDownloads(rules.get(id)!, [...others, ...counted])).toEqual(counted);
  });
});

describe("a library takes time in proportion to a record", () => {
  const folder = new URL("./", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|[./\\])records\.ts$/.test(file))
    .sort();
  type Records = readonly (readonly [name: string, fields: object])[];

  // Text that a pattern could begin to fit at every place, and never fits to its end.
  const PIECES = ["A", "Model", "flux", "union", "sd", "base_model:", "a.", "a,", "yolo-", " \t"];
  // The shorter first: what takes the square of a length is seen there, in seconds and not in minutes.
  const long = [100_000, 1_000_000].flatMap((length) =>
    PIECES.map((piece) => piece.repeat(length / piece.length) + "!"),
  );
  const MOST = 300;

  test.each(files)("with %s", { timeout: 120_000 }, async (file) => {
    const { default: records } = (await import(new URL(file, folder).href)) as { default: Records };
    const models = records.map(
      ([, fields]) => parseModel({ id: "example-org/model", ...fields }).model!,
    );
    let calls = 0;
    for (const text of long) {
      for (const model of models) {
        for (const library of libraries.filter(({ id }) => id === model.library_name)) {
          for (const [path, plant] of placesIn(model)) {
            const planted = plant(text) as Model;
            const once = (): number => {
              const start = performance.now();
              library.snippets!(planted);
              return performance.now() - start;
            };
            const took = once();
            calls += 1;
            const where = `${library.id}, ${path}, ${text.length} times ${text.slice(0, 5)}`;
            // Asked again, for a busy machine is slow once.
            expect(took < MOST ? took : once(), where).toBeLessThan(MOST);
          }
        }
      }
    }
    expect(calls > 0).toBe(models.some(({ library_name }) => isOurs(library_name)));
  });

  const isOurs = (id: string | undefined): boolean => libraries.some((one) => one.id === id);

  type Place = readonly [path: string, plant: (text: string) => unknown];

  /** Every string of a value, and every key that a record may choose. */
  function placesIn(value: unknown, path = ""): readonly Place[] {
    if (typeof value === "string") return [[path, (text) => text]];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, member]): readonly Place[] => {
      const put = (name: string, to: unknown): unknown =>
        Array.isArray(value)
          ? value.with(Number(key), to)
          : Object.fromEntries(
              Object.entries(value).map(([one, old]) => (one === key ? [name, to] : [one, old])),
            );
      const within = placesIn(member, `${path}.${key}`).map(([inner, plant]): Place => [
        inner,
        (text) => put(key, plant(text)),
      ]);
      return Array.isArray(value) || path === "" || key === "rfilename"
        ? within
        : [...within, [`${path}.${key} (key)`, (text) => put(text, member)]];
    });
  }
});
