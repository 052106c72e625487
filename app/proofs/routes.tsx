// The page of the proofs as the frame knows it: its heading; all else comes when it opens.
import type { ReactNode } from "react";
import { LazyPage } from "../reading/lazy-page.tsx";

/** The page of the proofs. */
export function ProofsRoute(): ReactNode {
  return (
    <LazyPage
      title="Proofs"
      describe={() => "How far the code on this site is proven, and what no proof here can show."}
      load={loadProofs}
      of="all"
    >
      {({ ProofsPage, calls, loads }) => <ProofsPage calls={calls} loads={loads} />}
    </LazyPage>
  );
}

async function loadProofs() {
  const [{ ProofsPage }, { clientProofs, libraryProofs }] = await Promise.all([
    import("./proofs-page.tsx"),
    import("./records.ts"),
  ]);
  const [calls, loads] = await Promise.all([clientProofs(), libraryProofs()]);
  return { ProofsPage, calls, loads };
}
