// A mock of the Hub on loopback: a proxy that responds for every host, with the files of folders and one image.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { createAuthority, startProxy } from "#core/testing/run/proxy";
import type { Returned } from "#core/testing/service/mock";

/** A running mock. */
export interface Hub {
  readonly url: string;
  /** The certificate of the authority that its clients must trust. */
  readonly certificate: string;
  /** The requested files that it does not have. */
  readonly unknown: readonly string[];
  /** Sets the folder that is the repository of every model. */
  serve(folder: string): Promise<void>;
  stop(): Promise<void>;
}

const COMMIT = "0123456789abcdef0123456789abcdef01234567";
// The response to every image URL.
const PICTURE = "docs/panel.png";

/** Starts one. */
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
        const reply = replyTo(request.url, folder);
        if (reply.status === 404) unknown.push(`${request.method} ${request.url}`);
        return request.method === "HEAD" ? { ...reply, body: Buffer.alloc(0) } : reply;
      });
    },
  };
}

const FILE = /^\/[\w.-]+\/[\w.-]+\/resolve\/[^/]+\/(.+)$/;
const INFO = /^\/api\/models\/([\w.-]+\/[\w.-]+)(?:\/revision\/[^/]+)?$/;
const TREE = /^\/api\/models\/[\w.-]+\/[\w.-]+\/tree\/[^/]+(?:\/(.*))?$/;

function replyTo(url: string, folder: string): Returned {
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

function fileReply(path: string): Returned {
  if (!existsSync(path)) return absent("EntryNotFound");
  const body = readFileSync(path);
  const etag = createHash("sha256").update(body).digest("hex");
  const headers = {
    "content-length": String(body.length),
    "x-repo-commit": COMMIT,
    etag: `"${etag}"`,
  };
  return { status: 200, type: "application/octet-stream", headers, body };
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
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)).replaceAll("\\", "/"))
    .sort();
