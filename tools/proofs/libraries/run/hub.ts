// A mock of the Hub on loopback: a proxy that responds for every host, with the files of folders and one image.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { createAuthority, startProxy } from "#plugins/kit/testing/running/run/proxy";
import { ofJson, type Returned } from "#plugins/kit/testing/running/service/mock";

export interface Hub {
  readonly url: string;
  readonly certificate: string;
  readonly unknown: readonly string[];
  /** The files that were sent, each as `owner/name/path` and once. */
  readonly sent: ReadonlySet<string>;
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
  const sent = new Set<string>();
  return {
    url,
    certificate: authority.cert,
    unknown,
    sent,
    stop,
    serve: (folder) => {
      unknown.length = 0;
      sent.clear();
      return serve(({ method, url, headers }) => {
        const returned = replyTo(url, folder);
        const { file } = returned;
        if (returned.status === 404) unknown.push(`${method} ${url}`);
        if (method === "HEAD") return { ...returned, body: Buffer.alloc(0) };
        if (file !== undefined && returned.status === 200) sent.add(file);
        return partOf(returned, headers["range"]);
      });
    },
  };
}

/** A response, and the file that it has, as `owner/name/path`. */
interface Answer extends Returned {
  readonly file?: string;
}

const FILE = /^\/([\w.-]+\/[\w.-]+)\/resolve\/[^/]+\/(.+)$/;
const INFO = /^\/api\/models\/([\w.-]+\/[\w.-]+)(?:\/revision\/[^/]+)?$/;
const TREE = /^\/api\/models\/([\w.-]+\/[\w.-]+)\/tree\/[^/]+(?:\/(.*))?$/;

const RAW = /^\/([\w.-]+\/[\w.-]+)\/raw\/[^/]+\/(.+)$/;
const REFS = /^\/api\/models\/[\w.-]+\/[\w.-]+\/refs$/;
// The registry of containers, as Ollama asks it: the tag is in the name of a file.
const MANIFEST = /^\/v2\/([\w.-]+\/[\w.-]+)\/manifests\/([^/]+)$/;
const BLOB = /^\/v2\/([\w.-]+\/[\w.-]+)\/blobs\/sha256:([\da-f]{64})(\/content)?$/;

function replyTo(url: string, folder: string): Answer {
  const { pathname, search } = new URL(url);
  const path = decodeURIComponent(pathname);
  if (PICTURES.test(path)) return fileReply(PICTURE);
  if (RECORDINGS.test(path)) return reply(recording());
  const [, from = "", file] = FILE.exec(path) ?? [];
  if (file !== undefined)
    return { ...fileReply(join(repository(folder, from), file)), file: `${from}/${file}` };
  const [, at = "", pointed] = RAW.exec(path) ?? [];
  if (pointed !== undefined) return pointerReply(join(repository(folder, at), pointed));
  if (REFS.test(path))
    return json({ branches: [{ name: "main", ref: "refs/heads/main", targetCommit: COMMIT }] });
  const [, named, tag = ""] = MANIFEST.exec(path) ?? [];
  if (named !== undefined) return manifestReply(repository(folder, named), tag);
  const [, owner, digest = "", isContent] = BLOB.exec(path) ?? [];
  if (owner !== undefined && isContent === undefined)
    return redirect(`https://cdn-lfs.hf.co${path}/content`);
  if (owner !== undefined) return blobReply(repository(folder, owner), owner, digest);
  const [, id] = INFO.exec(path) ?? [];
  if (id !== undefined) {
    const paths = filesIn(repository(folder, id));
    const isLong = search.includes("blobs=");
    const siblings = paths.map((rfilename) =>
      isLong ? { rfilename, ...stored(join(repository(folder, id), rfilename)) } : { rfilename },
    );
    return json({ _id: "0", id, modelId: id, sha: COMMIT, private: false, tags: [], siblings });
  }
  const tree = TREE.exec(path);
  if (tree === null) return absent("RepoNotFound");
  const [, of = "", prefix = ""] = tree;
  const below = filesIn(repository(folder, of)).filter((entry) => entry.startsWith(prefix));
  return json(
    below.map((entry) => {
      const file = join(repository(folder, of), entry);
      return { type: "file", path: entry, ...stored(file), oid: COMMIT };
    }),
  );
}

/** The folder of a repository: a subfolder of its name, if there is one. */
function repository(folder: string, id: string): string {
  const path = join(folder, id);
  return existsSync(path) ? path : folder;
}

// Large files are in another place; programs name their copies by its digest.
const LARGE = /\.(gguf|safetensors|bin)$/;

function stored(path: string): object {
  const { size } = statSync(path);
  if (!LARGE.test(path)) return { size };
  const sha = digestOf(readFileSync(path));
  return { size, lfs: { oid: sha, sha256: sha, size, pointerSize: 134 } };
}

/** A file as Git has it: a large one is a pointer. */
function pointerReply(path: string): Returned {
  if (!existsSync(path) || !LARGE.test(path)) return fileReply(path);
  const body = readFileSync(path);
  const lines = ["version https://git-lfs.github.com/spec/v1", `oid sha256:${digestOf(body)}`];
  return reply(Buffer.from(`${lines.join("\n")}\nsize ${body.length}\n`));
}

const digestOf = (body: Buffer): string => createHash("sha256").update(body).digest("hex");

const CONFIG = Buffer.from(
  JSON.stringify({ model_format: "gguf", architecture: "amd64", os: "linux", rootfs: {} }),
);

function manifestReply(folder: string, tag: string): Returned {
  const file = filesIn(folder).find(
    (entry) => entry.endsWith(".gguf") && (tag === "latest" || entry.includes(tag)),
  );
  if (file === undefined) return absent("EntryNotFound");
  const layer = (mediaType: string, body: Buffer): object => ({
    mediaType: `application/vnd.${mediaType}`,
    digest: `sha256:${digestOf(body)}`,
    size: body.length,
  });
  return json({
    schemaVersion: 2,
    mediaType: "application/vnd.docker.distribution.manifest.v2+json",
    config: layer("docker.container.image.v1+json", CONFIG),
    layers: [layer("ollama.image.model", readFileSync(join(folder, file)))],
  });
}

function blobReply(folder: string, owner: string, digest: string): Answer {
  if (digest === digestOf(CONFIG)) return reply(CONFIG);
  const file = filesIn(folder).find(
    (entry) => digestOf(readFileSync(join(folder, entry))) === digest,
  );
  if (file === undefined) return absent("EntryNotFound");
  return { ...fileReply(join(folder, file)), file: `${owner}/${file}` };
}

/** The part of a response that a request wants. */
function partOf(returned: Answer, range: string | undefined): Returned {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  if (first === undefined || returned.status !== 200) return returned;
  const whole = Buffer.concat([returned.body].flat() as readonly Uint8Array[]);
  const end = last === "" ? whole.length - 1 : Math.min(Number(last), whole.length - 1);
  const body = whole.subarray(Number(first), end + 1);
  const headers = {
    ...returned.headers,
    "content-length": String(body.length),
    "content-range": `bytes ${first}-${end}/${whole.length}`,
  };
  return { ...returned, status: 206, headers, body };
}

function fileReply(path: string): Returned {
  if (!existsSync(path)) return absent("EntryNotFound");
  return reply(readFileSync(path));
}

function reply(body: Buffer): Returned {
  const etag = digestOf(body);
  const headers = {
    "accept-ranges": "bytes",
    "content-length": String(body.length),
    "x-repo-commit": COMMIT,
    etag: `"${etag}"`,
  };
  return { status: 200, type: "application/octet-stream", headers, body };
}

/** The response to every audio URL: one second of a tone, as WAV; libraries ignore the file extension. */
export function recording(): Buffer {
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

const json = (value: unknown): Returned => ofJson(200, value);

const redirect = (location: string): Returned => ({
  status: 307,
  type: "text/plain",
  headers: { location },
  body: Buffer.alloc(0),
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
