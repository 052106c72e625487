// The model: the page's largest word, and the control that changes it.
import type { Model } from "hubsmith";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { records } from "../records.ts";
import { useActions, usePanel } from "./state/use-panel.ts";

const GROUPS: ReadonlyMap<string, string> = new Map(
  records.map(({ record, group }) => [record.id, group]),
);

const groupOf = ({ id }: Model): string => GROUPS.get(id) ?? "Others";

/** Chooses among the records that are here. */
export function ModelPicker(): ReactNode {
  const models = usePanel((state) => state.models);
  const model = usePanel((state) => state.model);
  const unknown = usePanel((state) => state.unknownModel);
  const { chooseModel } = useActions();
  // Of thousands that may be known the list of all is the place to choose.
  const offered = models.filter(({ id }) => id === model || GROUPS.has(id));
  return (
    <div className="model">
      <label htmlFor="model">Model</label>
      <select id="model" value={model} onChange={({ target }) => void chooseModel(target.value)}>
        {[...new Set(offered.map(groupOf))].map((group) => (
          <optgroup key={group} label={group}>
            {offered
              .filter((one) => groupOf(one) === group)
              .map(({ id }) => (
                <option key={id} value={id}>
                  {id}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <Link className="more" href="/models">
        Search all models
      </Link>
      {unknown !== undefined && (
        <output className="notice">
          There is no record of <q>{unknown}</q> here, so another model is shown.{" "}
          <Link href="/models">Bring its record.</Link>
        </output>
      )}
    </div>
  );
}
