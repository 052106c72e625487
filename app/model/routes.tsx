// The route of a model: its heading; the panel, the record and the plugins are loaded when it opens.
import type { Model } from "hubsmith";
import { type ReactNode, useMemo } from "react";
import { Link } from "wouter";
import { LazyPage } from "../routing/lazy-page.tsx";
import { idOf } from "../routing/places.ts";
import { type Host, useHost, useModels } from "../stores/host.ts";

/** The page of the model in the segments of a URL. */
export function ModelRoute({ steps }: { readonly steps: string }): ReactNode {
  const host = useHost();
  const id = steps.replace(/\/$/, "").split("/").map(idOf).join("/");
  const model = useModels().find((one) => one.id === id);
  const request = useMemo((): PageRequest => ({ host, id, model }), [host, id, model]);
  return (
    <LazyPage
      title={id}
      className="model"
      above={
        <p className="above">
          <Link href="/">All models</Link>
        </p>
      }
      describe={(loaded) => loaded?.summary ?? `Code that loads or calls ${id}, ready to copy.`}
      load={loadModel}
      of={request}
    >
      {({ content }) => content}
    </LazyPage>
  );
}

interface PageRequest {
  readonly host: Host;
  readonly id: string;
  readonly model: Model | undefined;
}

async function loadModel({ host, id, model }: PageRequest) {
  const [{ openPanel, unknownModel }, known] = await Promise.all([
    import("./page.tsx"),
    model ?? host.models.find(id),
  ]);
  if (known !== undefined) return openPanel(host, known);
  // One of the others may be the intended one.
  await host.models.complete();
  return unknownModel(id);
}
