// The requests that DeepInfra accepts, and its responses.
import { bases, fact, oneOf, takes } from "hubsmith/contract";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition.ts";
import featureExtraction from "../tasks/feature-extraction.ts";
import textGeneration from "../tasks/text-generation.ts";
import textToImage from "../tasks/text-to-image.ts";
import textToSpeech from "../tasks/text-to-speech.ts";
import { builtIn, chatsAt } from "../kit/providers/built-in.contract.ts";
import {
  completionExchange,
  embeddingExchange,
  imageExchange,
  speechExchange,
  transcriptionExchange,
} from "../kit/providers/openai.contract.ts";

const API = "https://api.deepinfra.com";
const at = bases(API, "https://router.huggingface.co/deepinfra");

export default builtIn("deepinfra", {
  tasks: [
    chatsAt(`${API}/v1/openai/chat/completions`, {
      without: ["logprobs", "top_logprobs", "stream_options", "parallel_tool_calls"],
    }),
    takes(
      textGeneration,
      completionExchange(at("/v1/openai/completions"), {
        // huggingface_hub sends `null` as the value.
        max_tokens: oneOf(fact.parameter("max_new_tokens"), null),
      }),
    ),
    takes(featureExtraction, embeddingExchange(at("/v1/openai/embeddings"))),
    takes(textToImage, imageExchange(at("/v1/openai/images/generations"))),
    takes(
      textToSpeech,
      speechExchange(at("/v1/openai/audio/speech"), { speed: fact.parameter("speed") }),
    ),
    takes(automaticSpeechRecognition, transcriptionExchange(at("/v1/openai/audio/transcriptions"))),
  ],
});
