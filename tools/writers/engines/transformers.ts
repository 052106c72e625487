// The auto classes of Transformers: which class each of them loads for a type of model.
import type { Archive, Values } from "./archive.ts";

const MODULE = "transformers/models/auto/modeling_auto.py";

/** By auto class ("AutoModelForCausalLM"), then by type of model, the names of the classes. */
export type AutoClasses = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** The auto classes of an archive of Transformers. Rejects if their module has another form. */
export async function autoClassesOf(archive: Archive): Promise<AutoClasses> {
  const tables = (await archive.values(MODULE))[MODULE] ?? {};
  const autos = await archive.classes(MODULE);
  const found = autos.flatMap(({ name, values }) => {
    const mapping = String(values["_model_mapping"]);
    const table = tables[`${mapping}_NAMES`];
    return isTable(table) ? [[name, typesIn(table)] as const] : [];
  });
  if (found.length < 30) throw new Error(`${MODULE} has its tables in another form.`);
  return new Map(found);
}

const isTable = (value: unknown): value is Values => typeof value === "object" && value !== null;

/** A table's value is the name of a class, or a list of names. */
const typesIn = (table: Values): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(table).map(([type, names]) => [type, [names].flat() as readonly string[]]),
  );

/** The auto classes of each type of model, without "AutoModelFor": "Model" is AutoModel, "Backbone" AutoBackbone. */
export function headsByType(autos: AutoClasses): Readonly<Record<string, string>> {
  const heads = new Map<string, string[]>();
  for (const [auto, types] of autos) {
    const head = auto.replace(/^Auto(?:ModelFor)?/, "");
    for (const type of types.keys()) heads.set(type, [...(heads.get(type) ?? []), head]);
  }
  const rows = [...heads].map(([type, names]) => [type, names.toSorted().join(" ")] as const);
  return Object.fromEntries(rows.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
