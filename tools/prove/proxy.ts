// An intercepting proxy on loopback: it answers for every host in the world, so that nothing leaves this machine.
import { Readable } from "node:stream";
import { type CompletedRequest, generateCACertificate, getLocal, type Mockttp } from "mockttp";
import type { Seen } from "./request.ts";
import type { Reply } from "./service.ts";

/** A certificate authority of one's own, which the children are told to trust. */
export interface Authority {
  readonly key: string;
  readonly cert: string;
}

/** Makes an authority. */
export function createAuthority(): Promise<Authority> {
  return generateCACertificate({ subject: { commonName: "Hubsmith, for tests on loopback" } });
}

/** A proxy, whose requests one function answers at a time. */
export interface Proxy {
  readonly url: string;
  /** From now on, this answers. */
  serve(receive: (seen: Seen) => Reply): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a proxy. */
export async function startProxy({ key, cert }: Authority): Promise<Proxy> {
  const server = getLocal({ https: { key, cert } });
  await server.start();
  return {
    url: `http://127.0.0.1:${server.port}`,
    serve: (receive) => serve(server, receive),
    stop: () => server.stop(),
  };
}

async function serve(server: Mockttp, receive: (seen: Seen) => Reply): Promise<void> {
  server.reset();
  const replies = new Map<string, Reply>();
  const stream = new Readable({ read: () => {} });
  const answer = async (request: CompletedRequest): Promise<Reply> => {
    const known = replies.get(request.id);
    if (known !== undefined) return known;
    const reply = receive(await read(request));
    replies.set(request.id, reply);
    return reply;
  };
  // A callback answers at once; only a stream can be answered piece by piece, and it must be there before.
  await server
    .forAnyRequest()
    .matching(async (request) => {
      const { body } = await answer(request);
      if (Array.isArray(body)) void feed(stream, body as readonly Buffer[]);
      return Array.isArray(body);
    })
    .once()
    .thenStream(200, stream, headersOf("text/event-stream"));
  await server.forAnyRequest().thenCallback(async (request) => {
    const { status, type, body } = await answer(request);
    const rawBody = Buffer.isBuffer(body) ? body : Buffer.concat(body as readonly Buffer[]);
    return { statusCode: status, headers: headersOf(type), rawBody };
  });
}

// The proxy may close a connection behind an answer, so it says so; a client that reuses one would lose that race.
function headersOf(type: string): Record<string, string> {
  return { "content-type": type, connection: "close" };
}

// Between two pieces there is time enough to arrive apart.
async function feed(stream: Readable, pieces: readonly Buffer[]): Promise<void> {
  for (const piece of pieces) {
    stream.push(piece);
    await new Promise((wake) => setTimeout(wake, 2));
  }
  stream.push(null);
}

async function read({ method, url, headers, body }: CompletedRequest): Promise<Seen> {
  const type = String(headers["content-type"] ?? "");
  const seen = { method, url, headers: headers as Seen["headers"] };
  const bytes = (await body.getDecodedBuffer()) ?? Buffer.alloc(0);
  if (bytes.length === 0) return { ...seen, content: "none", body: undefined };
  try {
    if (type.startsWith("multipart/form-data"))
      return { ...seen, content: "form", body: await readForm(type, bytes) };
    if (/^application\/json\b/.test(type))
      return { ...seen, content: "json", body: JSON.parse(bytes.toString()) as unknown };
  } catch {
    return { ...seen, content: "file", body: { type: `no ${type}, though it says so`, bytes } };
  }
  return { ...seen, content: "file", body: { type, bytes } };
}

async function readForm(type: string, bytes: Buffer): Promise<unknown> {
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
  const fields = [...form].map(async ([name, value]) => [
    name,
    typeof value === "string"
      ? value
      : { type: value.type, bytes: Buffer.from(await value.arrayBuffer()) },
  ]);
  return Object.fromEntries((await Promise.all(fields)) as [string, unknown][]);
}
