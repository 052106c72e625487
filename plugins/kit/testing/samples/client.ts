// Clients with one mistake each, and clients without mistakes.
import { isAbsence } from "#core/base/issue";
import { absent, type Call, type Plugin, template, textIn } from "hubsmith";
import { type Code, unsafe } from "#core/code/tag";
import type { Value } from "#core/code/value";
import { js, python } from "hubsmith/code";
import { FIXTURES } from "./library.ts";
import { draw } from "./provider.ts";
import { client as clientOf, label, task } from "./small.ts";
import { isolated, only, type Samples, withOptions } from "./samples.ts";

const wireOf = ({ request }: Call): Exclude<Call["request"], { reason: string }> => {
  if (isAbsence(request)) throw new TypeError(request.reason);
  return request;
};
const print = (call: Call, headers: Value = wireOf(call).headers): Code<"js"> =>
  js`console.log(await fetch(${wireOf(call).url}, { headers: ${headers}, body: ${JSON.stringify(call.inputs)} }));`;
const client = (more: object = {}): Plugin<"client"> =>
  clientOf("js/mine", { templates: [], fallback: (call: Call) => print(call), ...more });
const printing = (fallback: (call: Call) => unknown): Plugin<"client"> => client({ fallback });
const sending = (headers: (call: Call) => Value): Plugin<"client"> =>
  printing((call) => print(call, headers(call)));

const printed: Samples = {
  "has-reasons": {
    "refuses everything": client({
      refuses: () =>
        absent({ code: "never", reason: "It prints nothing.", fix: "Choose another." }),
    }),
  },
  "prints-something": {
    "no template": client({ fallback: undefined }),
  },
  "returns-fit": {
    "`fallback`: another language": printing(() => python`x`),
  },
};

const hosted = (address: (call: Call) => Value, before = js``): Plugin<"client"> =>
  printing(
    (call) => js`
    ${before}
    const token = ${call.token};
    await fetch(${address(call)}, { headers: { Authorization: "Bearer " + token }, body: ${JSON.stringify(call.inputs)} });
  `,
  );
const requests: Samples = isolated({
  "key-is-carried": {
    "no key": sending(() => ({})),
    "a literal key": sending(() => ({ Authorization: "Bearer abc123def456" })),
    "always a key from the environment": printing(
      (call) =>
        js`await fetch(${wireOf(call).url}, { headers: { Authorization: process.env.HF_TOKEN, "x-key": process.env.ACME_KEY_API_KEY } });`,
    ),
    "a key in another header": sending(({ token }) => ({ "x-mine": token })),
    "a key without its scheme": sending(({ token }) => ({ Authorization: token, "x-key": token })),
    "a literal URL of another server": hosted(() => "https://api.other.example/v1"),
    // It reports missing headers, and no host.
    "URLs in comments": hosted(
      (call) => wireOf(call).url,
      js`
      // Read https://docs.acme.example/errors first.
      /* Or https://router.huggingface.co,
       * or https://docs.acme.example */
    `,
    ),
  },
  "inputs-are-sent": {
    "a constant body": printing(
      (call) =>
        js`await fetch(${wireOf(call).url}, { headers: ${wireOf(call).headers}, body: "{}" });`,
    ),
    "a constant model": printing(
      (call) => js`
      // Any other model than gpt2 is served as well.
      await draw("gpt2", ${JSON.stringify(call.inputs)}, ${call.token});
    `,
    ),
  },
});

const imports: Samples = withOptions(only("install-is-complete"), {
  "install-is-complete": {
    "another package than the import": client({
      install: { npm: ["undici"] },
      fallback: ({ token }: Call) => js`
        import OpenAI from "openai";

        console.log(new OpenAI({ apiKey: ${token} }));
      `,
    }),
  },
});

const painter = (paint: (call: Call) => Code): Plugin<"client"> =>
  client({ refuses: undefined, fallback: undefined, templates: [template(draw, paint)] });
const HOSTILE = "hostile-strings";
const pastes: Samples = isolated({
  [HOSTILE]: {
    "pastes inputs": painter(
      (call) => js`console.log(${unsafe(js, `"${call.inputs as string}"`)}, ${call.model.id});`,
    ),
    "pastes an option": painter(
      (call) =>
        js`await fetch(${call.billTo === undefined ? "" : unsafe(js, `"${call.billTo}"`)});`,
    ),
  },
  [`${HOSTILE} reads-are-tried`]: {
    "pastes a field of the record": painter(
      (call) => js`await fetch(${unsafe(js, `"${textIn(call.model.config, "url") ?? "x"}"`)});`,
    ),
  },
});

const chat = task("sample-chat", {
  parameters: { tools: { type: "json", label: "Tools", example: [] } },
  recipes: [{ id: "tools", label: "Tools", parameters: { tools: [{}] } }],
});
const turns: Samples = withOptions(only("turns-end"), {
  "turns-end": {
    "turns without a limit": client({
      templates: [template(chat, ({ token }) => js`while (true) await chat(${token}, "turn 10");`)],
    }),
  },
});

const companions = [label];
const strings = ['"'];
export const clients: readonly Samples[] = [
  withOptions({ companions, strings }, printed),
  withOptions({ companions, strings }, requests),
  withOptions({ companions }, imports),
  withOptions({ fixtures: FIXTURES }, pastes),
  withOptions({ companions: [chat] }, turns),
];
