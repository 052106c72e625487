// The route of the test results: its heading; the rest is loaded when it opens.
import type { ReactNode } from "react";
import { LazyPage } from "../routing/lazy-page.tsx";

/** The page of the test results. */
export function ProofsRoute(): ReactNode {
  return (
    <LazyPage
      title="Tests"
      describe={() => "How the code on this site was tested, and the limits of the tests."}
      load={loadProofs}
      of="proofs"
    >
      {({ ProofsPage, calls, loads }) => <ProofsPage calls={calls} loads={loads} />}
    </LazyPage>
  );
}

async function loadProofs() {
  const [{ ProofsPage }, { clientProofs, libraryProofs }] = await Promise.all([
    import("./proofs-page.tsx"),
    import("./load-records.ts"),
  ]);
  const [calls, loads] = await Promise.all([clientProofs(), libraryProofs()]);
  return { ProofsPage, calls, loads };
}
