// The SpeechBrain module, class and method of an interface.
import { createHub, loadSnippets, parseModel } from "hubsmith";
import { expect, test } from "vitest";
import speechbrain from "./speechbrain.ts";

const hub = createHub([speechbrain]);
const offer = (settings: object): ReturnType<typeof loadSnippets> =>
  loadSnippets(
    hub,
    parseModel({ id: "acme/m", library_name: "speechbrain", config: { speechbrain: settings } })
      .model!,
  );
const content = (settings: object): string => offer(settings).snippets[0]!.content;

test.each([
  ["AudioClassifier", "classifiers", "classify_file("],
  ["EncoderDecoderS2UT", "ST", "translate_file("],
  ["EndToEndSLU", "SLU", "decode_file("],
  ["PIQAudioInterpreter", "interpretability", "interpret_file("],
  ["SGMSEEnhancement", "enhancement", 'enhance_file("recording.flac", output_filename='],
  ["SpeechLLMASR", "ASR", "transcribe_file("],
  ["Speech_Emotion_Diarization", "diarization", "diarize_file("],
  ["VAD", "VAD", "get_speech_segments("],
  ["WaveformEncoder", "encoders", "encode_file("],
  ["WaveformEnhancement", "enhancement", "enhance_file("],
  ["WhisperASR", "ASR", "transcribe_file("],
])("%s", (name, module, call) => {
  const code = content({ speechbrain_interface: name });
  expect(code).toContain(`from speechbrain.inference.${module} import ${name}\n`);
  expect(code).toContain(`${name}.from_hparams(source="acme/m")`);
  expect(code).toContain(call);
  expect(code).toMatch(/print\(|soundfile\.write\(|output_filename=/);
});

test.each([
  [{}, "not specified"],
  [{ speechbrain_interface: "" }, "invalid"],
  [{ speechbrain_interface: "None" }, "invalid"],
  [{ speechbrain_interface: "constructor" }, "invalid"],
  [{ speechbrain_interface: "os; import" }, "invalid"],
  [{ speechbrain_interface: 7 }, "not specified"],
])("%j is printed in a comment", (settings, what) => {
  const { snippets, diagnostics } = offer(settings);
  expect(diagnostics).toEqual([]);
  const comment =
    what === "invalid"
      ? "interface in config.json invalid"
      : "interface not specified in config.json";
  expect(snippets.map(({ content }) => content)).toEqual([`# ${comment}`, "hf download acme/m"]);
});

test("the key of older configs counts if the newer one is missing", () => {
  const older = content({ interface: "EncoderASR" });
  expect(older).toBe(content({ speechbrain_interface: "EncoderASR" }));
  expect(content({ interface: "VAD", speechbrain_interface: "EncoderASR" })).toBe(older);
});
