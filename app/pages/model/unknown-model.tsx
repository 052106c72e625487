// The page of a model without a record: suggests a similar one, or has a form for its facts.
import { type Model, parseModel } from "hubsmith";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { AddModel } from "../home/add-model.tsx";
import { CONTENT } from "../../ui/page-head.tsx";
import { nearestOf } from "../unknown.tsx";
import { type Host, useHost, useModels } from "../../models/host.ts";
import { modelPath } from "../../browser/model-path.ts";
import { Later } from "../../ui/later.tsx";

/** The message; after the model was added, its panel. */
export function UnknownModel({ id }: { readonly id: string }): ReactNode {
  const models = useModels();
  const added = models.find((model) => model.id === id);
  if (added !== undefined) return <AddedModel model={added} />;
  const isId = parseModel({ id }).model !== undefined;
  const nearest = nearestOf(
    models.map((model) => ({ id: model.id, label: model.id })),
    id,
  );
  return (
    <>
      <p>
        Unknown model: <q translate="no">{id}</q>.
        {nearest !== undefined && (
          <>
            {" "}
            Did you mean <Link href={modelPath(nearest.id)}>{nearest.id}</Link>?
          </>
        )}
      </p>
      <AddModel id={isId ? id : ""} />
      <p>
        Or <Link href="/">search the built-in models</Link>.
      </p>
    </>
  );
}

const openAdded = async (model: Model, host: Host): Promise<ReactNode> =>
  (await import("./page.tsx")).openPanel(host, model);

function AddedModel({ model }: { readonly model: Model }): ReactNode {
  const host = useHost();
  // Later changes are shown by its page.
  const [first] = useState(model);
  // The form disappeared, so the focus must move.
  useEffect(() => document.querySelector<HTMLElement>(`#${CONTENT} h1`)?.focus(), []);
  return (
    <Later what="The panel" load={openAdded} of={first} version={host}>
      {(panel) => panel}
    </Later>
  );
}
