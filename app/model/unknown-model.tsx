// The page of a model without a record: suggests a similar one, and how to add the record.
import { type ReactNode, useEffect } from "react";
import { Link } from "wouter";
import { CustomRecords } from "../models/custom-records.tsx";
import { CONTENT } from "../ui/page-head.tsx";
import { nearestOf } from "../routing/nearest.ts";
import { useHost, useModels } from "../stores/host.ts";
import { modelPath } from "../routing/model-path.ts";
import "../routing/routing.css";
import "../models/models.css";

/** Asks for the record; after that the page opens with its panel. */
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
        Paste the record of any model, public or private, to see its code. This page makes no
        requests, so it cannot load the record itself.
      </p>
      <CustomRecords isOpen />
      <p>
        Or <Link href="/">search the built-in models</Link>.
      </p>
    </div>
  );
}
