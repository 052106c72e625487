// An intercepting proxy on loopback: it responds for every host, so that no request leaves this machine.
import { Readable } from "node:stream";
import type * as Mock from "mockttp";
import { optional } from "../../inspect/optional.ts";
import type { Returned } from "../service/mock.ts";
import type { Seen } from "../service/received.ts";

// LiteLLM and DSPy ask for it, as the notes of their clients say. Like a firewall, the proxy refuses that.
const PRICES =
  "https://raw.githubusercontent.com/BerriAI/litellm/main/model_prices_and_context_window.json";

/** A certificate authority that the child processes trust. @internal */
export interface Authority {
  readonly key: string;
  readonly cert: string;
}

const mockttp = (): Promise<typeof Mock> => optional("mockttp", () => import("mockttp"));

export async function createAuthority(): Promise<Authority> {
  const { generateCACertificate } = await mockttp();
  return generateCACertificate({ subject: { commonName: "Hubsmith, for tests on loopback" } });
}

/** A proxy, whose requests one function handles at a time. @internal */
export interface Proxy {
  readonly url: string;
  /** Sets the function that responds from now on. */
  serve(receive: (seen: Seen) => Returned): Promise<void>;
  stop(): Promise<void>;
}

export async function startProxy({ key, cert }: Authority): Promise<Proxy> {
  const { getLocal } = await mockttp();
  const server = getLocal({ https: { key, cert } });
  // By default it takes one of the ports that servers of models have.
  await server.start({ startPort: 20_000, endPort: 30_000 });
  return {
    url: `http://127.0.0.1:${server.port}`,
    serve: (receive) => serve(server, receive),
    stop: () => server.stop(),
  };
}

async function serve(server: Mock.Mockttp, receive: (seen: Seen) => Returned): Promise<void> {
  server.reset();
  const returned = new Map<string, Returned>();
  const stream = new Readable({ read: () => {} });
  const replyTo = async (request: Mock.CompletedRequest): Promise<Returned> => {
    const known = returned.get(request.id);
    if (known !== undefined) return known;
    const isForPrices = request.url === PRICES && request.headers["authorization"] === undefined;
    const refused = { status: 403, type: "text/plain", body: Buffer.from("refused") };
    const reply = isForPrices ? refused : receive(await read(request));
    returned.set(request.id, reply);
    return reply;
  };
  // A callback responds with one body; only a stream can be sent in parts, and it must exist before.
  await server
    .forAnyRequest()
    .matching(async (request) => {
      const { body, breaks = false } = await replyTo(request);
      if (Array.isArray(body)) void feed(stream, body as readonly Uint8Array[], breaks);
      return Array.isArray(body);
    })
    .once()
    .thenStream(200, stream, {
      "content-type": "text/event-stream",
      // Otherwise the end of a connection would be the end of the stream.
      "transfer-encoding": "chunked",
    });
  await server.forAnyRequest().thenCallback(async (request) => {
    const { status, type, headers = {}, body } = await replyTo(request);
    const rawBody = Buffer.concat(body instanceof Uint8Array ? [body] : body);
    // The proxy may close a connection after a response; a client that reuses one would lose that race.
    const all = { "content-type": type, connection: "close", ...headers };
    return { statusCode: status, headers: all, rawBody };
  });
}

// The pause between two parts is long enough for them to arrive separately.
async function feed(
  stream: Readable,
  pieces: readonly Uint8Array[],
  breaks: boolean,
): Promise<void> {
  for (const piece of pieces) {
    stream.push(piece);
    await new Promise((wake) => setTimeout(wake, 2));
  }
  if (breaks) stream.destroy(new Error("The connection breaks on purpose."));
  else stream.push(null);
}

async function read({ method, url, headers, body }: Mock.CompletedRequest): Promise<Seen> {
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
    return { ...seen, content: "file", body: { type: `invalid ${type}`, bytes } };
  }
  return { ...seen, content: "file", body: { type, bytes } };
}

async function readForm(type: string, bytes: Buffer): Promise<unknown> {
  const form = await new Response(new Uint8Array(bytes), {
    headers: { "content-type": type },
  }).formData();
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const field =
      typeof value === "string"
        ? value
        : { type: value.type, bytes: Buffer.from(await value.arrayBuffer()) };
    fields[name] = name in fields ? [fields[name], field].flat() : field;
  }
  return fields;
}
