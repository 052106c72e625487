// Reads the router's list of models, and builds the site with its prices and limits.
import { readFileSync, statSync } from "node:fs";
import type { Plugin } from "vite";
import { z } from "zod";
import { errorText } from "#core/base/issue";

// The response of https://router.huggingface.co/v1/models; its other fields are of no use here.
const LIST = z.object({
  /** Not the router's: when it was saved, if that is not the date of the file. */
  date: z.iso.date().optional(),
  /** Not the router's: a remark for readers. */
  note: z.string().optional(),
  data: z.array(
    z.object({
      id: z.string().min(1),
      providers: z
        .array(
          z.object({
            provider: z.string().min(1),
            status: z.string().optional(),
            context_length: z.number().int().positive().nullish(),
            pricing: z
              .object({ input: z.number().min(0).nullish(), output: z.number().min(0).nullish() })
              .nullish(),
            supports_tools: z.boolean().nullish(),
            supports_structured_output: z.boolean().nullish(),
          }),
        )
        .default([]),
    }),
  ),
});

type Served = z.infer<typeof LIST>["data"][number]["providers"][number];

/** What the app shows of the list: `RouterOffers` of `app/offers/offers.ts`. */
interface RouterOffers {
  readonly date: string;
  readonly note?: string;
  readonly models: readonly (readonly [id: string, offers: readonly object[]])[];
}

function offerOf(served: Served): object {
  const { provider, pricing, context_length: context } = served;
  const values = {
    input: pricing?.input,
    output: pricing?.output,
    context,
    tools: served.supports_tools,
    structured: served.supports_structured_output,
  };
  // Unknown values are absent.
  const known = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return { provider, ...Object.fromEntries(known) };
}

/**
 * Reads a file with the response of the router's `/v1/models`.
 *
 * @throws Error that names the file and the wrong field
 */
export function readRouter(file: string): RouterOffers {
  const read = LIST.safeParse(jsonIn(file));
  if (!read.success)
    throw new Error(`${file} is not a response of /v1/models:\n${z.prettifyError(read.error)}`);
  const { date = statSync(file).mtime.toISOString().slice(0, 10), note, data } = read.data;
  const models = data.flatMap(({ id, providers }) => {
    const offers = providers.filter(({ status = "live" }) => status === "live").map(offerOf);
    return offers.length === 0 ? [] : [[id, offers] as const];
  });
  return { date, ...(note === undefined ? {} : { note }), models };
}

function jsonIn(file: string): unknown {
  const text = readFileSync(file, "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${errorText(error)}`, { cause: error });
  }
}

const DATA = "/app/offers/data.ts";
const ROUTER = "virtual:router";

/** The Vite plugin that builds the app with the offers. */
export const withRouter = (offers: RouterOffers): Plugin => ({
  name: "router-offers",
  enforce: "pre",
  resolveId: (id) => (id === ROUTER ? `\0${ROUTER}` : undefined),
  load: (id) => {
    if (id.endsWith(DATA))
      return `export const loadRouter = async () => (await import("${ROUTER}")).offers;`;
    if (id !== `\0${ROUTER}`) return undefined;
    // As text: parsing JSON is faster than evaluating a literal, and keeps `__proto__`.
    return `export const offers = JSON.parse(${JSON.stringify(JSON.stringify(offers))});`;
  },
});
