// The requests that Black Forest Labs accepts, and its responses: the ticket has the URL to poll, on another server.
import type { Value } from "hubsmith/code";
import { errorsOf, fact, open, type Reply, reply, takes, url } from "hubsmith/contract";
import { JPEG } from "../kit/samples/response-media.ts";
import textToImage from "../tasks/text-to-image.ts";
import { builtIn } from "../kit/providers/built-in.contract.ts";
import { given } from "../kit/providers/openai.contract.ts";

const ID = "5015d102-09e0";
const SERVER = "https://api.us3.bfl.ai/v1/get_result";
const IMAGE_URL =
  "https://delivery-us3.bfl.ai/results/sample/image.jpeg?se=2026-01-01&sig=a%2Bb%3D";
const MODERATED = "Request Moderated";

export default builtIn("black-forest-labs", {
  key: { header: "x-key" },
  errors: {
    ...errorsOf((message, status) =>
      status === 422
        ? { detail: [{ type: "missing", loc: ["body", "prompt"], msg: message, input: {} }] }
        : { detail: message },
    ),
    wrongKey: {
      status: 403,
      json: { detail: "Not authenticated - Invalid Authentication (sample)" },
    },
  },
  tasks: [
    takes(
      textToImage,
      {
        post: [url("https://api.bfl.ai/v1/", fact.providerId)],
        json: open({
          prompt: fact.input(),
          steps: fact.parameter("num_inference_steps"),
          guidance: fact.parameter("guidance_scale"),
          ...given("width", "height", "seed"),
        }),
        replies: [reply.json({ id: ID, polling_url: `${SERVER}?id=${ID}` })],
      },
      {
        get: [{ path: [SERVER], query: { id: ID } }],
        secret: "none",
        replies: [
          result("Pending", null),
          result("Ready", { sample: IMAGE_URL, prompt: "sample", seed: 7 }),
        ],
        failed: [result("Pending", null), result(MODERATED, null)],
      },
      {
        get: [{ path: [IMAGE_URL.split("?")[0]!], query: { se: "2026-01-01", sig: "a+b=" } }],
        secret: "none",
        replies: [reply.file(JPEG, "image/jpeg")],
      },
    ),
  ],
});

function result(status: string, sample: Value): Reply {
  return reply.json({ id: ID, status, result: sample, progress: null, details: null });
}
