// The route of the proofs: its heading; the rest is loaded when it opens.
import type { ReactNode } from "react";
import { LazyPage } from "../routing/lazy-page.tsx";
import { type Host, useHost } from "../stores/host.ts";

/** The page of the proofs. */
export function ProofsRoute(): ReactNode {
  return (
    <LazyPage
      title="Tests"
      describe={() => "How the code on this site was tested, and the limits of the tests."}
      load={loadProofs}
      of={useHost()}
    >
      {({ ProofsPage, calls, loads }) => <ProofsPage calls={calls} loads={loads} />}
    </LazyPage>
  );
}

async function loadProofs({ models }: Host) {
  const [{ ProofsPage }, { clientProofs, libraryProofs }] = await Promise.all([
    import("./proofs-page.tsx"),
    import("./load-records.ts"),
    models.complete(),
  ]);
  const [calls, loads] = await Promise.all([clientProofs(), libraryProofs()]);
  return { ProofsPage, calls, loads };
}
