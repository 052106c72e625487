// Runs one call against its mock services: sends the request, polls its job, and reads the response.
import type { ValueObject } from "../../code/value.ts";
import type { HttpRequest } from "../../index.ts";
import { follow, type Outcome } from "./follow.ts";
import { createService, type Happened, type Returned } from "./mock.ts";
import { SECRETS } from "./secret-words.ts";
import type { Seen } from "./received.ts";
import { situationOf, type Told } from "./situation.ts";

/** A call and the facts for its services; `watch` receives each request with its response. @internal */
export interface Talk extends Pick<
  Told,
  "call" | "request" | "diagnostics" | "contract" | "replies" | "router" | "course"
> {
  readonly wire: HttpRequest;
  readonly watch?: (seen: Seen, returned: Returned) => void;
}

/** Sends a call as its `request` says. @internal */
export function converse(talk: Talk): { readonly outcome: Outcome; readonly happened: Happened } {
  const { call, wire, watch, ...situation } = talk;
  const { receive, happened } = createService(
    situationOf({
      ...situation,
      call,
      record: situation.request.model as unknown as ValueObject,
      tokens: SECRETS.environment,
      given: givenIn(wire),
    }),
  );
  const { hub, provider, endpoint } = SECRETS.environment;
  const env = { HF_TOKEN: hub, API_TOKEN: endpoint, [keyVariable(call.provider)]: provider };
  const outcome = follow(wire, env, (seen) => {
    const returned = receive(seen);
    watch?.(seen, returned);
    return returned;
  });
  return { outcome, happened };
}

// The program reads the key, and the route decides who pays.
const givenIn = ({ headers }: HttpRequest): readonly string[] =>
  Object.keys(headers).filter(
    (name) => typeof headers[name] === "string" && name !== "X-HF-Bill-To",
  );

/** The environment variable for the key of a provider. @internal */
export function keyVariable(id: string): string {
  const name = id.toUpperCase().replace(/[^A-Z0-9]/g, "_");
  return `${/^\d/.test(name) ? "_" : ""}${name}_API_KEY`;
}
