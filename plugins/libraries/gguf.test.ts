// The name that a program gets means exactly the chosen model, by the rules of that program.
import { isAbsence, type Model, parseModel } from "hubsmith";
import { describe, expect, it, test } from "vitest";
import { models, names } from "../quantizations/gguf.records.ts";
import { forDownload, forFnmatch, forLlamaCpp, forOllama } from "../kit/formats/gguf-programs.ts";
import { chosenModel, unreadable, withoutModels } from "../kit/formats/gguf-repository.ts";
import { ggufOf } from "../kit/libraries/gguf-files.ts";

const record = (paths: readonly string[], fields = {}): Model =>
  parseModel({
    id: "acme/otter-GGUF",
    siblings: paths.map((rfilename) => ({ rfilename })),
    ...fields,
  }).model!;

/** The record after a choice, as the app makes it, for each of its models. */
const choicesOf = (model: Model) =>
  ggufOf(model).models.map((file) => {
    const others = ggufOf(model).models.flatMap((ggufModel) =>
      ggufModel === file ? [] : ggufModel.paths,
    );
    return { file, model: withoutModels(model, new Set(others), file.paths[0]!) };
  });

/** The file that llama.cpp loads: `find_best_model` and `common_download_get_hf_plan` of common/download.cpp. */
function loadedByLlamaCpp(
  paths: readonly string[],
  repository: string,
  file?: string,
): string | undefined {
  if (file !== undefined) return paths.find((path) => path.toLowerCase() === file.toLowerCase());
  const isModel = (path: string): boolean =>
    path.endsWith(".gguf") &&
    !["mmproj", "imatrix", "mtp-", "eagle3-", "dflash-", "dspark-"].some((word) =>
      path.split("/").at(-1)!.includes(word),
    );
  const isFirst = (path: string): boolean => {
    const [, at, of] = /^.+-(\d{5})-of-(\d{5})\.gguf$/i.exec(path) ?? [];
    return Number(of ?? 1) <= 1 || Number(at) === 1;
  };
  const [, tag] = repository.split(":");
  for (const label of tag === undefined ? ["Q4_K_M", "Q8_0"] : [tag]) {
    const pattern = new RegExp(`${label}[.-]`, "i");
    const match = paths.find((path) => isModel(path) && pattern.test(path) && isFirst(path));
    if (match !== undefined) return match;
  }
  return tag === undefined ? paths.find((path) => isModel(path) && isFirst(path)) : undefined;
}

/** The file that the Hub gives Ollama: by `GGUF_QUANT_RE` of @huggingface/tasks, or by its complete name. */
function pulledByOllama(paths: readonly string[], name: string): readonly string[] {
  const [, tag = ""] = name.split(":");
  const valid = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,79}$/.test(tag);
  if (!valid) return [];
  if (paths.includes(tag)) return [tag];
  const pattern =
    /(UD-)?(F32|F16|Q4_0|Q4_1|Q4_1_SOME_F16|Q4_2|Q4_3|Q8_0|Q5_0|Q5_1|Q2_K|Q3_K_S|Q3_K_M|Q3_K_L|Q4_K_S|Q4_K_M|Q5_K_S|Q5_K_M|Q6_K|IQ2_XXS|IQ2_XS|Q2_K_S|IQ3_XS|IQ3_XXS|IQ1_S|IQ4_NL|IQ3_S|IQ3_M|IQ2_S|IQ2_M|IQ4_XS|IQ1_M|BF16|Q4_0_4_4|Q4_0_4_8|Q4_0_8_8|TQ1_0|TQ2_0|MXFP4_MOE|NVFP4|Q1_0|Q2_0|Q2_K_XL|Q3_K_XL|Q4_K_XL|Q5_K_XL|Q6_K_XL|Q8_K_XL|MXFP4)(_([A-Z]+))?/g;
  const labelOf = (path: string) => path.toUpperCase().match(pattern)?.at(-1);
  const isModel = (path: string): boolean => /\.gguf$/i.test(path) && !/mmproj|imatrix/i.test(path);
  return paths.filter((path) => isModel(path) && labelOf(path) === tag.toUpperCase());
}

const REPOSITORIES: readonly (readonly [what: string, Model])[] = [
  ["all names", record(names.map(([path]) => path))],
  ["tiers", record(["I-Mini", "I-Quality", "Balanced"].map((tier) => `flash-APEX-${tier}.gguf`))],
  ["small letters", record(["otter-14b-iq4xs.gguf", "otter-14b-q6k.gguf"])],
  ["a drafter in the model", record(["Otter-MTP-Q6_K.gguf", "Otter-IQ3_S-mtp.gguf"])],
  ["two types of one label", record(["o-Q4_K_M.gguf", "o-UD-Q4_K_M.gguf", "o-Q4_K_M-v2.gguf"])],
  ["several models", record(["a-Q8_0.gguf", "b-Q8_0.gguf", "b/b-Q4_K_M.gguf"])],
  ["parts", record(["1", "2"].map((at) => `UD/o-UD-Q4_K_XL-0000${at}-of-00002.gguf`))],
  ["no known type", record(["otter_V2_Q8.gguf", "otter_V2_Q4.gguf", "otter-q3_K.gguf"])],
  ["drafters", record(["o-Q8_0.gguf", "mtp-o-Q8_0.gguf", "MTP/o-Q8_0-MTP.gguf"])],
  [
    "parts of two",
    record(["o-", "o-v2-"].flatMap((o) => ["1", "2"].map((at) => `${o}0000${at}-of-00002.gguf`))),
  ],
  ["cut", record(["1", "2"].map((at) => `o.Q8_0.gguf.part${at}of2`))],
  ["cut by letters", record(["a", "b"].map((at) => `o.Q8_0.gguf-split-${at}`))],
  ["brackets", record(["o [Q8_0].gguf", "o (BF16).gguf", "O-F16.GGUF"])],
  ...names.map(([path]) => [path, record([path])] as const),
  ...models.map((model) => [model.id, model] as const),
];

const wrongNames = (
  check: (paths: readonly string[], choice: ReturnType<typeof choicesOf>[number]) => boolean,
): readonly string[] =>
  REPOSITORIES.flatMap(([what, model]) => {
    const paths = model.siblings?.map(({ rfilename }) => rfilename) ?? [];
    return choicesOf(model).flatMap((choice) =>
      check(paths, choice) ? [] : [`${what}: ${choice.file.paths[0]}`],
    );
  });

describe("of every real file, the name means this file", () => {
  it("for llama.cpp, in any order of the files", () => {
    const wrong = wrongNames((paths, { model, file }) => {
      const { repository, file: named } = forLlamaCpp(ggufOf(model), file);
      return [paths, paths.toReversed(), paths.toSorted()].every(
        (ordered) => loadedByLlamaCpp(ordered, repository, named) === file.paths[0],
      );
    });
    expect(wrong).toEqual([]);
  });

  it("for llama.cpp without a choice", () => {
    const wrong = REPOSITORIES.flatMap(([what, model]) => {
      const file = chosenModel(ggufOf(model));
      const paths = model.siblings?.map(({ rfilename }) => rfilename) ?? [];
      if (file === undefined) return [];
      const { repository, file: named } = forLlamaCpp(ggufOf(model), file);
      return [paths, paths.toReversed()].every(
        (ordered) => loadedByLlamaCpp(ordered, repository, named) === file.paths[0],
      )
        ? []
        : [`${what}: ${file.paths[0]}`];
    });
    expect(wrong).toEqual([]);
  });

  it("for Ollama, or there is a reason", () => {
    const wrong = wrongNames((paths, { model, file }) => {
      const name = forOllama(ggufOf(model), file);
      if (isAbsence(name)) return name.reason !== "";
      const pulled = pulledByOllama(paths, name);
      return pulled.length === 1 && pulled[0] === file.paths[0] && file.paths.length === 1;
    });
    expect(wrong).toEqual([]);
  });

  it("for llama-cpp-python and the Hub's command line", () => {
    const fits = (pattern: string, path: string): boolean => {
      const source = pattern.replace(/\[(.)\]|[.*?+^${}()|[\]\\]/g, (mark, letter: string) =>
        letter === undefined ? ({ "*": ".*", "?": "." }[mark] ?? `\\${mark}`) : `\\${letter}`,
      );
      return new RegExp(`^${source}$`, "s").test(path);
    };
    const wrong = wrongNames((paths, { model, file }) => {
      const { name, isPattern } = forDownload(ggufOf(model), file);
      const downloaded = paths.filter((path) => (isPattern ? fits(name, path) : path === name));
      const loaded = forFnmatch(file).map((text) => paths.filter((path) => fits(text, path)));
      const isExact = loaded.every(([first, more], at) => first === file.paths[at] && !more);
      return isExact && downloaded.toSorted().join() === file.paths.toSorted().join();
    });
    expect(wrong).toEqual([]);
  });
});

const modelAt = (paths: readonly string[], path: string) => {
  const model = record(paths);
  const file = ggufOf(model).models.find((ggufModel) => ggufModel.paths.includes(path))!;
  return { model, file };
};

describe("a name is as short as possible", () => {
  test.each([
    [["m-Q4_K_M.gguf", "m-Q8_0.gguf"], "m-Q8_0.gguf", ":Q8_0"],
    [["m-Q8_0.gguf"], "m-Q8_0.gguf", ":Q8_0"],
    [["m-Q4_K_M.gguf", "m-Q8_0.gguf"], "m-Q4_K_M.gguf", ""],
    [["m-UD-Q8_0.gguf", "m-Q8_0.gguf"], "m-UD-Q8_0.gguf", ":UD-Q8_0"],
    [["m-UD-Q8_0.gguf", "m-Q8_0.gguf"], "m-Q8_0.gguf", " m-Q8_0.gguf"],
    [["m-APEX-Mini.gguf", "m-APEX-Max.gguf"], "m-APEX-Mini.gguf", " m-APEX-Mini.gguf"],
    [["m-iq4xs.gguf", "m-q6k.gguf"], "m-q6k.gguf", " m-q6k.gguf"],
  ])("of %j for llama.cpp: %s is %s", (paths, path, name) => {
    const { model, file } = modelAt(paths, path);
    const { repository, file: named = "" } = forLlamaCpp(ggufOf(model), file);
    expect(`${repository} ${named}`.trim()).toBe(`acme/otter-GGUF${name}`);
  });

  test.each([
    [["m-Q8_0.gguf", "m-q4_k_m.gguf"], "m-q4_k_m.gguf", "Q4_K_M"],
    [["m_Q8.gguf"], "m_Q8.gguf", "m_Q8.gguf"],
    [["m-iq4xs.gguf"], "m-iq4xs.gguf", "m-iq4xs.gguf"],
    [["a-Q8_0.gguf", "b-Q8_0.gguf"], "b-Q8_0.gguf", "b-Q8_0.gguf"],
    [["Q8_0/m.gguf"], "Q8_0/m.gguf", "Q8_0"],
  ])("of %j for Ollama: %s is %s", (paths, path, tag) => {
    const { model, file } = modelAt(paths, path);
    expect(forOllama(ggufOf(model), file)).toBe(`hf.co/acme/otter-GGUF:${tag}`);
  });

  test.each([
    [["m-Q8_0-00001-of-00002.gguf", "m-Q8_0-00002-of-00002.gguf"], "llama.cpp can run it"],
    [["deep/m-APEX.gguf"], "llama.cpp can run it"],
    [[`${"m".repeat(80)}.gguf`], "llama.cpp can run it"],
    [["m-IQ3_K.gguf"], "ik_llama.cpp can"],
    [["m.Q8_0.gguf.part1of2", "m.Q8_0.gguf.part2of2"], "cut into pieces"],
  ])("of %j, Ollama has none, and the reason says what runs it", (paths, reason) => {
    const { model, file } = modelAt(paths, paths[0]!);
    expect(forOllama(ggufOf(model), file)).toMatchObject({
      reason: expect.stringContaining(reason),
    });
  });
});

describe("a projector", () => {
  it("is named if llama.cpp does not look for it in its folder", () => {
    const projectorFor = (...paths: readonly string[]) =>
      forLlamaCpp(ggufOf(record(paths)), chosenModel(ggufOf(record(paths)))).projector;
    expect(projectorFor("m-Q8_0.gguf", "mmproj-F16.gguf")).toBeUndefined();
    expect(projectorFor("Q8_0/m-Q8_0.gguf", "mmproj-F16.gguf")).toBeUndefined();
    expect(projectorFor("m-Q8_0.gguf", "vision/mmproj-F 16.gguf")).toBe(
      "https://huggingface.co/acme/otter-GGUF/resolve/main/vision/mmproj-F%2016.gguf",
    );
  });
});

describe("weights that llama.cpp cannot read", () => {
  test.each([
    ["IQ2_K", "IQ3_K", "IQ4_KS", "IQ2_KT", "IQ4_KSS", "IQ3_KS", "IQ2_KL", "IQ5_K_R4", "Q8_0_R8"],
  ])("%s and others name ik_llama.cpp", (...labels) => {
    for (const label of labels) {
      const reason = unreadable(ggufOf(record([`m-mix-${label}-00001-of-00001.gguf`])))?.reason;
      expect(reason).toContain(`${label}. ik_llama.cpp can.`);
    }
  });

  test.each([
    [{ library_name: "moshi", siblings: [{ rfilename: "model.q8.gguf" }] }, "Moshi"],
    [{ id: "acme/otter-candle-q8", tags: ["gguf"] }, "Candle"],
    [{ tags: ["gguf", "ik_llama.cpp"] }, "ik_llama.cpp"],
    [{ tags: ["fastflowlm"] }, "FastFlowLM"],
    [{ siblings: [{ rfilename: "m-i2_s.gguf" }] }, "bitnet.cpp"],
  ])("%j is for %s", (fields, program) => {
    const model = parseModel({ id: "acme/otter", ...fields }).model!;
    expect(unreadable(ggufOf(model))?.fix).toBe(`Use ${program}.`);
  });

  test.each([
    [{ tags: ["gguf", "ik_llama.cpp", "llama.cpp"] }],
    [{ siblings: [{ rfilename: "m-IQ3_K.gguf" }, { rfilename: "m-IQ4_XS.gguf" }] }],
    [{ tags: ["ik_llama.cpp"], siblings: [{ rfilename: "m-Q4_K_M.gguf" }] }],
    [{ library_name: "constructor" }],
  ])("%j can be read", (fields) => {
    expect(unreadable(ggufOf(parseModel({ id: "acme/otter", ...fields }).model!))).toBeUndefined();
  });
});
