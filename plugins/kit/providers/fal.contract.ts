// The requests of fal's queue, and its responses: every app can be called with the queue and without; the client
// decides.
import {
  anything,
  bases,
  type Contract,
  type Exchange,
  fact,
  oneOf,
  open,
  type Reply,
  reply,
  takes,
  url,
  type Members,
  type Pattern,
  type TaskKey,
  type Url,
} from "hubsmith/contract";
import type { Piece } from "#plugins/kit/contract/pattern";
import { fileAt } from "./built-in.contract.ts";
import { MP3, MP4, PNG, WAV } from "../samples/response-media.ts";

const QUEUE = "https://queue.fal.run";
const ROUTED = "https://router.huggingface.co/fal-ai";
const JOB = "/fal-ai/sample/requests/b3c9";
const REFUSED = "The prompt was flagged by a content checker (sample).";
/** The location of the files that apps create. */
export const MEDIA = "https://v3.fal.media/files/sample";

const media: readonly Exchange[] = [
  fileAt(`${MEDIA}/image.png`, PNG, "image/png"),
  fileAt(`${MEDIA}/mask.png`, PNG, "image/png"),
  fileAt(`${MEDIA}/video.mp4`, MP4, "video/mp4"),
  fileAt(`${MEDIA}/audio.mp3`, MP3, "audio/mpeg"),
  fileAt(`${MEDIA}/audio.wav`, WAV, "audio/wav"),
];

/** A file in the input: in a data URL, or at the URL of an upload. */
export const FILE: Pattern = oneOf(fact.file("dataUrl"), `${MEDIA}/upload`);

// How fal's own clients upload a file: for Python with a token of the file server, for JavaScript to a URL of its own.
const uploads: readonly Exchange[] = [
  {
    post: bases("https://rest.fal.ai")("/storage/auth/token", { storage_type: "fal-cdn-v3" }),
    isUpload: true,
    json: {},
    replies: [
      reply.json({
        token: "of-files",
        token_type: "Bearer",
        base_url: "https://v3.fal.media",
        expires_at: "2100-01-01T00:00:00+00:00",
      }),
    ],
  },
  {
    post: [url("https://v3.fal.media/files/upload")],
    isUpload: true,
    secret: "none",
    headers: { Authorization: "Bearer of-files" },
    file: fact.file("bytes"),
    replies: [reply.json({ access_url: `${MEDIA}/upload` })],
  },
  {
    // After an error, the client for Python tries the older storage.
    post: ["fal-cdn-v3", "gcs"].flatMap((storage_type) =>
      bases("https://rest.fal.ai")("/storage/upload/initiate", { storage_type }),
    ),
    isUpload: true,
    json: { content_type: anything, file_name: anything },
    replies: [reply.json({ upload_url: `${MEDIA}/put`, file_url: `${MEDIA}/upload` })],
  },
  {
    put: [url(`${MEDIA}/put`)],
    isUpload: true,
    secret: "none",
    file: fact.file("bytes"),
    replies: [reply.json({})],
  },
];

/** The calls with the queue; the results of apps differ, with one sample for the router, and one for fal itself. */
export function job(
  task: TaskKey,
  result: Reply,
  members: Members,
  {
    direct = result,
    also = [],
  }: { readonly direct?: Reply; readonly also?: readonly Reply[] } = {},
): Contract["tasks"][number] {
  // A failed job is also completed: the result has the error.
  const detail = [{ loc: ["body"], msg: REFUSED, type: "content_policy_violation" }];
  const failed = [reply.json({ detail })];
  return takes(
    task,
    ...exchanges(result, open(members), also.length === 0 ? { failed } : { failed, also }, direct),
  );
}

/** The calls without the queue, and the other format of some responses. */
export function speech(
  task: TaskKey,
  result: Reply,
  members: Members,
  also: readonly Reply[] = [],
): Contract["tasks"][number] {
  const ends = also.length === 0 ? {} : { also };
  return takes(task, ...exchanges(result, open(members), ends));
}

function exchanges(
  result: Reply,
  json: Pattern,
  ends: Pick<Exchange, "also" | "failed">,
  direct = result,
): readonly Exchange[] {
  const responses = JSON.stringify([result, direct]);
  const routed = (path: readonly Piece[]): readonly Url[] =>
    bases(ROUTED)(path, { _subdomain: "queue" });
  const inQueue = (path: readonly Piece[]): readonly Url[] => [
    url(QUEUE, ...path),
    ...routed(path),
  ];
  // fal's client for JavaScript does not read the URLs of the response: it makes them of the app's id.
  const ofApp = ["/", fact.providerId, "/requests/b3c9"];
  return [
    { post: inQueue(["/", fact.providerId]), json, replies: [ticket("IN_QUEUE")] },
    {
      // fal's own clients choose whether to get the logs.
      get: [
        ...inQueue([`${JOB}/status`]),
        ...bases(QUEUE)(`${JOB}/status`, { logs: "false" }),
        ...bases(QUEUE)([...ofApp, "/status"], { logs: "0" }),
      ],
      replies: [ticket("IN_PROGRESS"), ticket("COMPLETED")],
    },
    { get: routed([JOB]), replies: [result], ...ends },
    { get: [url(QUEUE, JOB), url(QUEUE, ...ofApp)], replies: [direct], ...ends },
    { post: bases("https://fal.run", ROUTED)(["/", fact.providerId]), json, replies: [result] },
    ...(JSON.stringify(json).includes("/upload") ? uploads : []),
    ...media.filter(({ get }) =>
      get?.some(({ path: [file] }) => responses.includes(file as string)),
    ),
  ];
}

function ticket(status: string): Reply {
  return reply.json({
    status,
    request_id: "b3c9",
    response_url: QUEUE + JOB,
    status_url: `${QUEUE}${JOB}/status`,
    cancel_url: `${QUEUE}${JOB}/cancel`,
    logs: null,
  });
}
