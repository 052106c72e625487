// The page of a model without a record: suggests a similar one, or asks for its facts.
import { parseModel } from "hubsmith";
import { type ReactNode, useEffect } from "react";
import { Link } from "wouter";
import { AddModel } from "../home/add-model.tsx";
import { CONTENT } from "../ui/page-head.tsx";
import { nearestOf } from "../routing/nearest.ts";
import { useHost, useModels } from "../stores/host.ts";
import { modelPath } from "../routing/model-path.ts";
import "../routing/routing.css";

/** After the model was added, the page opens with its panel. */
export function UnknownModel({ id }: { readonly id: string }): ReactNode {
  const { models: store } = useHost();
  const models = useModels();
  useEffect(
    () =>
      store.subscribe((now) => {
        // The form disappears, so the focus must move.
        if (now.some((model) => model.id === id))
          document.querySelector<HTMLElement>(`#${CONTENT} h1`)?.focus();
      }),
    [store, id],
  );
  const isId = parseModel({ id }).model !== undefined;
  const nearest = nearestOf(
    models.map((model) => ({ id: model.id, label: model.id })),
    id,
  );
  return (
    <>
      <p>
        There is no record of <q translate="no">{id}</q> here.
        {nearest !== undefined && (
          <>
            {" "}
            Did you mean <Link href={modelPath(nearest.id)}>{nearest.id}</Link>?
          </>
        )}
      </p>
      {isId ? <AddModel id={id} /> : <AddModel />}
      <p>
        Or <Link href="/">search the built-in models</Link>.
      </p>
    </>
  );
}
