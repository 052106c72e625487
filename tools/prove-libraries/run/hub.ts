// A mock of the Hub on loopback: a proxy that responds for every host, with the files of folders and one image.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { type CompletedRequest, generateCACertificate, getLocal } from "mockttp";

/** A running mock. */
export interface Hub {
  readonly url: string;
  /** The certificate of the authority that its clients must trust. */
  readonly certificate: string;
  /** The requested files that it does not have. */
  readonly unknown: readonly string[];
  /** Sets the folder that is the repository of every model. */
  serve(folder: string): void;
  stop(): Promise<void>;
}

interface Reply {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly body?: Buffer;
}

const COMMIT = "0123456789abcdef0123456789abcdef01234567";
// The response to every image URL.
const PICTURE = "docs/panel.png";

/** Starts one. */
export async function startHub(): Promise<Hub> {
  const { key, cert } = await generateCACertificate({
    subject: { commonName: "A Hub on loopback" },
  });
  const server = getLocal({ https: { key, cert } });
  await server.start();
  const unknown: string[] = [];
  let folder = "";
  await server.forAnyRequest().thenCallback((request) => {
    const reply = replyTo(request, folder);
    if (reply.statusCode === 404) unknown.push(`${request.method} ${request.url}`);
    const { body, ...rest } = reply;
    const headers = { connection: "close", ...rest.headers };
    const isHead = request.method === "HEAD";
    return { ...rest, headers, ...(body === undefined || isHead ? {} : { rawBody: body }) };
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    certificate: cert,
    unknown,
    serve: (next) => {
      folder = next;
      unknown.length = 0;
    },
    stop: () => server.stop(),
  };
}

const FILE = /^\/[\w.-]+\/[\w.-]+\/resolve\/[^/]+\/(.+)$/;
const INFO = /^\/api\/models\/([\w.-]+\/[\w.-]+)(?:\/revision\/[^/]+)?$/;
const TREE = /^\/api\/models\/[\w.-]+\/[\w.-]+\/tree\/[^/]+(?:\/(.*))?$/;

function replyTo({ url }: Pick<CompletedRequest, "url">, folder: string): Reply {
  const path = decodeURIComponent(new URL(url).pathname);
  if (/\.(png|jpe?g)$/.test(path) && path.startsWith("/datasets/")) return fileReply(PICTURE);
  const [, file] = FILE.exec(path) ?? [];
  if (file !== undefined) return fileReply(join(folder, file));
  const [, id] = INFO.exec(path) ?? [];
  const paths = filesIn(folder);
  if (id !== undefined) {
    const siblings = paths.map((rfilename) => ({ rfilename }));
    return json({ _id: "0", id, modelId: id, sha: COMMIT, private: false, tags: [], siblings });
  }
  const tree = TREE.exec(path);
  if (tree === null) return absent("RepoNotFound");
  const below = paths.filter((one) => one.startsWith(tree[1] ?? ""));
  return json(
    below.map((one) => {
      const size = statSync(join(folder, one)).size;
      return { type: "file", path: one, size, oid: COMMIT };
    }),
  );
}

function fileReply(path: string): Reply {
  if (!existsSync(path)) return absent("EntryNotFound");
  const body = readFileSync(path);
  const etag = createHash("sha256").update(body).digest("hex");
  const headers = {
    "content-type": "application/octet-stream",
    "content-length": String(body.length),
    "x-repo-commit": COMMIT,
    etag: `"${etag}"`,
  };
  return { statusCode: 200, headers, body };
}

function json(value: unknown): Reply {
  const body = Buffer.from(JSON.stringify(value));
  const headers = { "content-type": "application/json", "content-length": String(body.length) };
  return { statusCode: 200, headers, body };
}

const absent = (code: string): Reply => ({ statusCode: 404, headers: { "x-error-code": code } });

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)).replaceAll("\\", "/"))
    .sort();
