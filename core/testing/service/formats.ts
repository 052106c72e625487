// Media of another format than a service usually sends: the name of a saved file must follow what came.
import type { Value } from "../../code/index.ts";
import type { Reply } from "../contract/index.ts";

interface Sample {
  readonly type: string;
  readonly base64: string;
}

// As small as their formats allow; nothing plays the recordings, or the video.
const SAMPLES: readonly Sample[] = [
  {
    type: "image/png",
    base64:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==",
  },
  { type: "image/gif", base64: "R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=" },
  {
    type: "audio/wav",
    base64: "UklGRjQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YRAAAACAoIBggKCAYICggGCAoIBg",
  },
  {
    type: "audio/flac",
    base64: "ZkxhQ4AAACIAwADAAAALAAALAfQA8AAAAMAP6Lb/ICorgmy3P8UNCJ6b//gUCAArAAAA6Vs=",
  },
  { type: "video/webm", base64: "GkXfowAAAAAAAAAAAAAAAAAAAAA=" },
];

/** The reply with its file in another format; the same where it has none of a known kind. @internal */
export function inAnotherFormat(reply: Reply): Reply {
  if ("base64" in reply) return otherThan(reply.base64, reply.type) ?? reply;
  const { saves } = reply;
  const other = saves === undefined ? undefined : otherThan(saves, kindOf(saves));
  if (saves === undefined || other === undefined) return reply;
  const text = JSON.stringify(reply.json)
    .replaceAll(saves, other.base64)
    .replace(/data:\w+\/[\w-]+;/g, `data:${other.type};`);
  return { ...reply, json: JSON.parse(text) as Value, saves: other.base64 };
}

// The first of its kind that begins in another way.
function otherThan(base64: string, type: string): Sample | undefined {
  const [kind] = type.split("/");
  return SAMPLES.find(
    (sample) =>
      sample.type.startsWith(`${kind}/`) && sample.base64.slice(0, 4) !== base64.slice(0, 4),
  );
}

// Base64 that stands in JSON does not say what it is, but for how it begins.
function kindOf(base64: string): string {
  const start = Buffer.from(base64.slice(0, 24), "base64").toString("latin1");
  if (/^.{4}ftyp/s.test(start) || base64.startsWith("GkXf")) return "video";
  return /^(fLaC|ID3|OggS|\xff[\xe0-\xff]|RIFF.{4}WAVE)/s.test(start) ? "audio" : "image";
}
