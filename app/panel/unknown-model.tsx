// What stands at the address of a model whose record is not here: which one may be meant, and how to bring the record.
import type { Model } from "hubsmith";
import { type ReactNode, useMemo } from "react";
import { Link } from "wouter";
import { Bring } from "../models/bring.tsx";
import { nearestOf } from "../reading/nearest.ts";
import { useLoaded } from "../reading/use-loaded.ts";
import { type Host, useHost, useModels } from "../stores/host.ts";
import type { Opened } from "./page.tsx";
import { modelPath } from "./state/choice.ts";
import "../reading/reading.css";
import "../models/models.css";

interface Props {
  readonly id: string;
  /** Opens the panel of a model, once its record is here. */
  readonly open: (host: Host, model: Model) => Promise<Opened>;
}

/** Asks for the record, and shows the panel once it was brought. */
export function UnknownModel({ id, open }: Props): ReactNode {
  const models = useModels();
  const brought = models.find((model) => model.id === id);
  if (brought !== undefined) return <Brought model={brought} open={open} />;
  const nearest = nearestOf(
    models.map(({ id }) => ({ id, label: id })),
    id,
  );
  return (
    <div className="prose">
      <p>
        There is no record of <q translate="no">{id}</q> here.
        {nearest !== undefined && (
          <>
            {" "}
            Did you mean <Link href={modelPath(nearest.id)}>{nearest.id}</Link>?
          </>
        )}
      </p>
      <p>
        Any model can be shown, a private one, too: paste its record. This page loads nothing from
        elsewhere, so it cannot fetch the record itself.
      </p>
      <Bring isOpen />
      <p>
        Or <Link href="/">search the models that are here</Link>.
      </p>
    </div>
  );
}

function Brought({
  model,
  open,
}: {
  readonly model: Model;
  readonly open: Props["open"];
}): ReactNode {
  const host = useHost();
  const load = useMemo(() => (of: Model) => open(host, of), [host, open]);
  const loaded = useLoaded(load, model);
  return loaded.state === "here" ? loaded.value.content : <p className="loading">Loading …</p>;
}
