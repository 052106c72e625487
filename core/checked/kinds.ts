// The checks of each kind. To add a kind, write its checks in a file next to this one, and add a line here.
import { type Kind, KINDS } from "../kinds/index.ts";
import { app } from "./app.ts";
import { client } from "./client.ts";
import { common, type KindCheck } from "./kind-check.ts";
import { library } from "./library.ts";
import { provider } from "./provider.ts";
import { quantization } from "./quantization.ts";
import { type Schema, strictObject } from "./schema.ts";
import { task } from "./task.ts";

const checks: { readonly [K in Kind]: KindCheck<K> } = {
  task,
  library,
  provider,
  app,
  client,
  quantization,
};

export const checksOf = (kind: Kind): KindCheck<Kind> => checks[kind] as KindCheck<Kind>;

/** The schema of the plugins of each kind. `callable` is the schema of a task in a provider or client. @internal */
export const schemasWith = (callable: Schema): ReadonlyMap<unknown, Schema> =>
  new Map(
    KINDS.map((kind) => [
      kind,
      strictObject<object>({ ...common, ...checksOf(kind).schemas(callable) }),
    ]),
  );
