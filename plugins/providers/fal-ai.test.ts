// The formats of fal's pictures and sounds, as the types of `@fal-ai/client` document it.
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import falAi from "./fal-ai.ts";

const TYPES = fileURLToPath(
  new URL("../../node_modules/@fal-ai/client/src/types/endpoints.d.ts", import.meta.url),
);

const TYPE: ReadonlyMap<string, string> = new Map([
  ["png", "image/png"],
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["mp3", "audio/mpeg"],
  ["wav", "audio/wav"],
]);

const pictures = documentedFormats(["images", "image"]);
const sounds = documentedFormats(["audio_file", "audio"]);

test.each(["text-to-image", "image-to-image", "image-text-to-image"])(
  "%s has the extension of every app's documented default",
  (task) => {
    for (const type of ["image/png", "image/jpeg"])
      expect([...pictures.values()].filter((format) => format === type).length).toBeGreaterThan(
        100,
      );
    expect(printed(task, pictures)).toEqual(pictures);
  },
);

test.each(["text-to-speech", "text-to-audio", "audio-to-audio"])(
  "%s has the extension of every app's documented default",
  (task) => {
    expect(new Set(sounds.values())).toEqual(new Set(["audio/mpeg", "audio/wav"]));
    expect(printed(task, sounds)).toEqual(sounds);
  },
);

test.each([
  ["text-to-image", "fal-ai/flux-pro/v2", "image/jpeg"],
  ["text-to-image", "fal-ai/fluxion", "image/png"],
  ["text-to-image", "acme/fal-ai/flux/dev", "image/png"],
  ["text-to-image", "acme/painter", "image/png"],
  ["text-to-speech", "acme/talker", "audio/mpeg"],
  ["text-to-audio", "acme/player", "audio/wav"],
  // The examples of their schemas.
  ["text-to-speech", "fal-ai/kokoro/american-english", "audio/wav"],
  ["text-to-audio", "fal-ai/minimax-music/v2", "audio/mpeg"],
  ["text-to-audio", "fal-ai/yue", "audio/mpeg"],
])("%s of %s, which documents no default, is %s", (task, app, type) => {
  expect(pictures.has(app) || sounds.has(app)).toBe(false);
  expect(typeOf(task, app)).toBe(type);
});

function typeOf(id: string, app: string): unknown {
  const read = falAi.tasks.find(({ task }) => task.id === id)?.answer;
  const answer = typeof read === "function" ? read(false, "routed", app) : read;
  return answer !== undefined && "type" in answer ? answer.type : undefined;
}

function printed(task: string, apps: ReadonlyMap<string, string>): ReadonlyMap<string, unknown> {
  return new Map([...apps.keys()].map((app) => [app, typeOf(task, app)]));
}

/** The documented default format of each app that returns a file in one of these members. */
function documentedFormats(members: readonly string[]): ReadonlyMap<string, string> {
  const program = ts.createProgram([TYPES], { noLib: true, types: [] });
  const checker = program.getTypeChecker();
  const map = checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(TYPES)!)!)
    .find(({ name }) => name === "EndpointTypeMap")!;
  const formats = new Map<string, string>();
  for (const app of checker.getDeclaredTypeOfSymbol(map).getProperties()) {
    const type = checker.getTypeOfSymbol(app);
    const at = (name: string): ts.Type => checker.getTypeOfSymbol(type.getProperty(name)!);
    const [input, output] = [at("input"), at("output")];
    if (!members.some((name) => output.getProperty(name) !== undefined)) continue;
    for (const name of ["output_format", "format", "image_format", "audio_format"]) {
      const text = input.getProperty(name)?.getDocumentationComment(checker) ?? [];
      const match = /Default value: `"(png|jpe?g|mp3|wav)/.exec(ts.displayPartsToString(text));
      if (match !== null) formats.set(app.name, TYPE.get(match[1]!)!);
    }
  }
  return formats;
}
