// The routes of providers: their headings; the rest is loaded when one of them opens.
import type { Entry } from "hubsmith";
import { type ReactNode, useMemo } from "react";
import { ItemRoute } from "../routing/item-route.tsx";
import { LazyPage } from "../routing/lazy-page.tsx";
import { PROVIDERS, shownIn } from "../routing/places.ts";
import { type Host, useEntries, useHost } from "../stores/host.ts";

/** The list of all providers. */
export function ProviderListRoute(): ReactNode {
  const providers = useProviders();
  return (
    <LazyPage
      title={PROVIDERS.title}
      describe={() => "Services that run models over HTTP, and their tasks."}
      load={loadList}
      of={useHost()}
    >
      {({ ProviderList }) => <ProviderList providers={providers} />}
    </LazyPage>
  );
}

/** The page of a provider, or of an unknown id. */
export function ProviderRoute({ step }: { readonly step: string }): ReactNode {
  const providers = useProviders();
  const host = useHost();
  const load = useMemo(() => loaderFor(host), [host]);
  return (
    <ItemRoute
      place={PROVIDERS}
      step={step}
      items={providers}
      load={load}
      describe={({ label }) =>
        `The API of ${label}: URL, key, and the request and response of each task.`
      }
    >
      {(_, { ProviderView, facts }) => <ProviderView facts={facts} />}
    </ItemRoute>
  );
}

function useProviders(): readonly Entry<"provider">[] {
  const entries = useEntries();
  return useMemo(() => shownIn(entries, "provider"), [entries]);
}

const loadList = () => import("./provider-list.tsx");

const loaderFor =
  ({ entries, models }: Host) =>
  async (entry: Entry<"provider">) => {
    const [{ ProviderView }, facts] = await Promise.all([
      import("./provider-page.tsx"),
      import("./facts.ts").then(({ loadFacts }) => loadFacts(entries, entry)),
      models.complete(),
    ]);
    return { ProviderView, facts };
  };
