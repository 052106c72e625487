// huggingface.js: prints the task view; the SDK finds the provider's id and form by itself.
import { type Call, defineClient } from "hubsmith";
import { type Code, js, type Value } from "hubsmith/code";
import { missingPair } from "../shared/absences.ts";
import { save } from "./shared/answers.ts";
import { PAIRS } from "./shared/pairs.ts";

const LABEL = "huggingface.js";
const TYPES = { image: "image/png", audio: "audio/mpeg", video: "video/mp4" } as const;

export default defineClient({
  id: "js/huggingface.js",
  label: LABEL,
  language: "js",
  order: 2,
  install: "npm install @huggingface/inference",
  refuses: (call) => missingPair(call, LABEL, PAIRS),
  templates: { conversational: chat, conversationalStream: chat },
  otherwise: (call) => js`
    ${connect(call)}

    ${run(call)}
  `,
});

function connect(call: Call): Code<"js"> {
  const options: Record<string, Value> = {
    ...(call.billTo === undefined ? {} : { billTo: call.billTo }),
    ...(call.endpointUrl === undefined ? {} : { endpointUrl: call.endpointUrl }),
  };
  return js`
    import { InferenceClient } from "@huggingface/inference";

    const client = new InferenceClient(${Object.keys(options).length > 0 ? js`${call.token}, ${options}` : call.token});
  `;
}

// A routed chat names its provider in the model; a direct one is the provider's, under the hub's id.
function chat(call: Call): Code<"js"> {
  const body: Value = {
    ...(call.target === "direct"
      ? { provider: call.provider, model: call.model.id }
      : { model: call.modelName }),
    messages: call.inputs,
    ...call.parameters,
  };
  return call.streaming
    ? js`
        ${connect(call)}

        for await (const chunk of client.chatCompletionStream(${body})) {
            process.stdout.write(chunk.choices[0]?.delta?.content ?? "");
        }
      `
    : js`
        ${connect(call)}

        const completion = await client.chatCompletion(${body});

        console.log(completion.choices[0].message.content);
      `;
}

function run(call: Call): Code<"js"> {
  const method = js.name(
    call.task.id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  const body: Value = {
    ...(call.target === "endpoint" ? {} : { provider: call.provider }),
    model: call.model.id,
    inputs: call.inputs,
    ...(Object.keys(call.parameters).length > 0 ? { parameters: call.parameters } : {}),
  };
  const { output } = call.task;
  const reading =
    output === "json"
      ? js`console.log(result);`
      : save(TYPES[output], js`Buffer.from(await result.arrayBuffer())`);
  return call.queued
    ? js`
        // The SDK waits for a job on timers that do not keep Node running.
        const keepAlive = setInterval(() => {}, 1000);
        const result = await client.${method}(${body});
        clearInterval(keepAlive);

        ${reading}
      `
    : js`
        const result = await client.${method}(${body});

        ${reading}
      `;
}
