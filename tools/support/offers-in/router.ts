// Reads the response of https://router.huggingface.co/v1/models; its other fields are of no use here.
import { z } from "zod";
import { known, type Sighting } from "./sighting.ts";

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

/** The offers of a list of the router, and its date; `saved` is the date if the list has none. */
export function readRouter(
  json: unknown,
  saved: string,
): {
  readonly date: string;
  readonly note: string | undefined;
  readonly rows: readonly Sighting[];
} {
  const { date = saved, note, data } = LIST.parse(json);
  const rows = data.flatMap(({ id, providers }) =>
    providers.map((served) => ({ id, date, modelTask: "text-generation", ...offerOf(served) })),
  );
  return { date, note, rows };
}

const offerOf = ({ provider, status = "live", pricing, ...served }: Served) => ({
  provider,
  task: "conversational",
  status,
  ...known({
    input: pricing?.input,
    output: pricing?.output,
    context: served.context_length,
    tools: served.supports_tools,
    structured: served.supports_structured_output,
  }),
});
