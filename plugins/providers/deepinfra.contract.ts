// What DeepInfra takes and replies.
import {
  bases,
  defineContract,
  fact,
  oneOf,
  open,
  openAiErrors,
  reply,
  takes,
  url,
} from "hubsmith/contract";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition/index.ts";
import conversational from "../tasks/conversational/index.ts";
import featureExtraction from "../tasks/feature-extraction/index.ts";
import { JPEG, WAV } from "../tasks/shared/samples.ts";
import textGeneration from "../tasks/text-generation/index.ts";
import textToImage from "../tasks/text-to-image/index.ts";
import textToSpeech from "../tasks/text-to-speech/index.ts";
import { chatExchange } from "./shared/chat.contract.ts";
import {
  completionReply,
  embeddingReply,
  given,
  transcriptReply,
} from "./shared/openai.contract.ts";

const API = "https://api.deepinfra.com";
const at = bases(API, "https://router.huggingface.co/deepinfra");

export default defineContract({
  provider: "deepinfra",
  key: { header: "Authorization", scheme: "Bearer" },
  errors: openAiErrors,
  tasks: [
    takes(conversational, chatExchange([url(API, "/v1/openai/chat/completions")])),
    takes(textGeneration, {
      post: at("/v1/openai/completions"),
      json: open({
        model: fact.providerId,
        prompt: fact.input(),
        // huggingface_hub says that there is none.
        max_tokens: oneOf(fact.parameter("max_new_tokens"), null),
        ...given("temperature", "top_p", "top_k", "repetition_penalty", "seed", "stop"),
      }),
      replies: [completionReply],
    }),
    takes(featureExtraction, {
      post: at("/v1/openai/embeddings"),
      json: open({ model: fact.providerId, input: fact.input() }),
      replies: [embeddingReply],
    }),
    takes(textToImage, {
      post: at("/v1/openai/images/generations"),
      json: open({
        model: fact.providerId,
        prompt: fact.input(),
        response_format: "b64_json",
      }),
      replies: [reply.json({ created: 1767225600, data: [{ b64_json: JPEG }] }, { saves: JPEG })],
    }),
    takes(
      textToSpeech,
      {
        post: [url(API, "/v1/inference/", fact.providerId)],
        json: open({
          text: fact.input(),
          preset_voice: fact.parameter("voice"),
          speed: fact.parameter("speed"),
        }),
        replies: [
          reply.json(
            { request_id: "r1", audio: `data:audio/wav;base64,${WAV}`, output_format: "wav" },
            { saves: WAV },
          ),
        ],
      },
      {
        post: at("/v1/openai/audio/speech"),
        json: open({ model: fact.providerId, input: fact.input(), ...given("voice", "speed") }),
        replies: [reply.file(WAV, "audio/wav")],
      },
    ),
    takes(automaticSpeechRecognition, {
      post: at("/v1/openai/audio/transcriptions"),
      form: { model: fact.providerId, file: fact.file("bytes"), ...given("language") },
      replies: [transcriptReply],
    }),
  ],
});
