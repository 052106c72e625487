// A mock of the Hub on loopback: a proxy that responds for every host, with the files of folders and one image.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { createAuthority, startProxy } from "#core/running/run/proxy";
import type { Returned } from "#core/running/service/mock";

export interface Hub {
  readonly url: string;
  readonly certificate: string;
  readonly unknown: readonly string[];
  /** Sets the folder that is the repository of every model, except of those with a subfolder of their name. */
  serve(folder: string): Promise<void>;
  stop(): Promise<void>;
}

const COMMIT = "0123456789abcdef0123456789abcdef01234567";
// The response to every image URL.
const PICTURE = "docs/panel.png";
const PICTURES = /^\/(datasets|dx-scin-public-data)\/.*\.(png|jpe?g)$/;
const RECORDINGS = /^\/datasets\/.*\.(flac|wav)$/;

export async function startHub(): Promise<Hub> {
  const authority = await createAuthority();
  const { url, serve, stop } = await startProxy(authority);
  const unknown: string[] = [];
  return {
    url,
    certificate: authority.cert,
    unknown,
    stop,
    serve: (folder) => {
      unknown.length = 0;
      return serve((request) => {
        const returned = replyTo(request.url, folder);
        if (returned.status === 404) unknown.push(`${request.method} ${request.url}`);
        return request.method === "HEAD" ? { ...returned, body: Buffer.alloc(0) } : returned;
      });
    },
  };
}

const FILE = /^\/([\w.-]+\/[\w.-]+)\/resolve\/[^/]+\/(.+)$/;
const INFO = /^\/api\/models\/([\w.-]+\/[\w.-]+)(?:\/revision\/[^/]+)?$/;
const TREE = /^\/api\/models\/([\w.-]+\/[\w.-]+)\/tree\/[^/]+(?:\/(.*))?$/;

function replyTo(url: string, folder: string): Returned {
  const path = decodeURIComponent(new URL(url).pathname);
  if (PICTURES.test(path)) return fileReply(PICTURE);
  if (RECORDINGS.test(path)) return reply(recording());
  const [, from = "", file] = FILE.exec(path) ?? [];
  if (file !== undefined) return fileReply(join(repository(folder, from), file));
  const [, id] = INFO.exec(path) ?? [];
  if (id !== undefined) {
    const paths = filesIn(repository(folder, id));
    const siblings = paths.map((rfilename) => ({ rfilename }));
    return json({ _id: "0", id, modelId: id, sha: COMMIT, private: false, tags: [], siblings });
  }
  const tree = TREE.exec(path);
  if (tree === null) return absent("RepoNotFound");
  const [, of = "", prefix = ""] = tree;
  const below = filesIn(repository(folder, of)).filter((entry) => entry.startsWith(prefix));
  return json(
    below.map((entry) => {
      const size = statSync(join(repository(folder, of), entry)).size;
      return { type: "file", path: entry, size, oid: COMMIT };
    }),
  );
}

/** The folder of a repository: a subfolder of its name, if there is one. */
function repository(folder: string, id: string): string {
  const path = join(folder, id);
  return existsSync(path) ? path : folder;
}

function fileReply(path: string): Returned {
  if (!existsSync(path)) return absent("EntryNotFound");
  return reply(readFileSync(path));
}

function reply(body: Buffer): Returned {
  const etag = createHash("sha256").update(body).digest("hex");
  const headers = {
    "content-length": String(body.length),
    "x-repo-commit": COMMIT,
    etag: `"${etag}"`,
  };
  return { status: 200, type: "application/octet-stream", headers, body };
}

/** The response to every audio URL: one second of a tone, as WAV; libraries ignore the file extension. */
function recording(): Buffer {
  const rate = 16_000;
  const sound = Buffer.alloc(44 + 2 * rate);
  sound.write("RIFF", 0);
  sound.writeUInt32LE(36 + 2 * rate, 4);
  sound.write("WAVEfmt ", 8);
  // PCM, one channel, 16 bits a sample.
  [16, 0x1_0001, rate, 2 * rate, 0x10_0002].forEach((field, at) =>
    sound.writeUInt32LE(field, 16 + 4 * at),
  );
  sound.write("data", 36);
  sound.writeUInt32LE(2 * rate, 40);
  for (let at = 0; at < rate; at += 1)
    sound.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * 440 * at) / rate)), 44 + 2 * at);
  return sound;
}

const json = (value: unknown): Returned => ({
  status: 200,
  type: "application/json",
  body: Buffer.from(JSON.stringify(value)),
});

const absent = (code: string): Returned => ({
  status: 404,
  type: "text/plain",
  headers: { "x-error-code": code },
  body: Buffer.alloc(0),
});

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
