// The requests that Groq accepts, and its responses: chats, also for text generation, speech and transcriptions.
import { bases, fact, open, takes } from "hubsmith/contract";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition.ts";
import textGeneration from "../tasks/text-generation.ts";
import textToSpeech from "../tasks/text-to-speech.ts";
import { builtIn, chatsAt, responsesAt } from "../kit/providers/built-in.contract.ts";
import { chatExchange } from "../kit/providers/chat.contract.ts";
import { speechExchange, transcriptionExchange, given } from "../kit/providers/openai.contract.ts";

const CHAT = "/openai/v1/chat/completions";
const at = bases("https://api.groq.com", "https://router.huggingface.co/groq");

// A prompt has no functions to call, so nothing follows.
const { next: _, ...once } = chatExchange(at(CHAT));

export default builtIn("groq", {
  tasks: [
    chatsAt(`https://api.groq.com${CHAT}`, {
      without: [
        "stream_options",
        "frequency_penalty",
        "presence_penalty",
        "logprobs",
        "top_logprobs",
        "n",
        "logit_bias",
      ],
    }),
    responsesAt("https://api.groq.com/openai/v1/responses"),
    takes(textGeneration, {
      ...once,
      json: open({
        model: fact.providerId,
        messages: [{ role: "user", content: fact.input() }],
        max_tokens: fact.parameter("max_new_tokens"),
        ...given("temperature", "top_p", "seed", "stop"),
      }),
    }),
    takes(
      textToSpeech,
      speechExchange(at("/openai/v1/audio/speech"), {
        speed: fact.parameter("speed"),
        response_format: "wav",
      }),
    ),
    takes(automaticSpeechRecognition, transcriptionExchange(at("/openai/v1/audio/transcriptions"))),
  ],
});
