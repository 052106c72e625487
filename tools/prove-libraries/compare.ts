// What differs between the libraries as they are and the record that is committed.
import type { Shown } from "./blocks.ts";
import { digestOf, type Record } from "./record.ts";

/** A sentence for each difference; rows of libraries that are gone are looked for where all libraries are shown. */
export function comparison(
  shown: readonly Shown[],
  record: Record,
  isWhole: boolean,
): readonly string[] {
  const ids = new Set(shown.map(({ library }) => library.id));
  const gone = isWhole ? [...record.keys()].filter((id) => !ids.has(id)) : [];
  return [
    ...gone.map((id) => `${id}: The record has it, and there is no such library with records.`),
    ...shown.flatMap((one) => {
      const { id } = one.library;
      const again = `Run \`npm run prove:libraries -- --only ${id}\``;
      const row = record.get(id);
      if (row === undefined) return [`${id}: It was never proven. ${again}.`];
      if (row.digest !== digestOf(one)) {
        const how = row.level === "run" ? `${again}, and with \`--run\`` : again;
        return [`${id}: Its programs changed since they were proven. ${how}.`];
      }
      return row.level === "shown"
        ? [`${id}: The record says that a program is at fault. ${again}.`]
        : [];
    }),
  ];
}
