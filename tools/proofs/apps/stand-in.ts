// A stand-in for the server of an app, for the programs that call it.
import { createServer } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { AppServer } from "hubsmith";

/** A stand-in that listens at a server's address. */
export interface StandIn {
  /** One sentence if no request names the model of the server. */
  faults(): readonly string[];
  stop(): Promise<void>;
}

const MESSAGE = { role: "assistant", content: "Hello." };
const CHOICE = { index: 0, message: MESSAGE, delta: MESSAGE, finish_reason: "stop" };
const ANSWER = JSON.stringify({ id: "1", object: "chat.completion", choices: [CHOICE] });
const EVENTS = `data: ${ANSWER}\n\ndata: [DONE]\n\n`;

/** Answers each request with a chat completion, streamed if the request wants that. */
export async function standIn({
  url,
  model = "",
}: Pick<AppServer, "url" | "model">): Promise<StandIn> {
  const requests: string[] = [];
  let isCalled = false;
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const path = decodeURIComponent(request.url ?? "");
    requests.push(`${request.method} ${path} ${sent}`);
    isCalled ||=
      request.method === "POST" &&
      (path.endsWith(`/${model}`) || sent.includes(JSON.stringify(model)));
    const isStream = /"stream": ?true/.test(sent);
    response.setHeader("content-type", isStream ? "text/event-stream" : "application/json");
    response.end(isStream ? EVENTS : ANSWER);
  });
  server.listen(Number(new URL(url).port), "127.0.0.1");
  await once(server, "listening");
  return {
    faults: () =>
      isCalled
        ? []
        : [
            `No request to ${url} names the model ${model}: ${requests.join("; ") || "no request"}.`,
          ],
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
