// The page of an address that nothing stands at.
import type { ReactNode } from "react";
import { Link } from "wouter";

/** Says so, and where to go on. */
export function NotFound(): ReactNode {
  return (
    <>
      <p>
        Nothing stands at this address. Go on with the <Link href="/">models</Link> or the{" "}
        <Link href="/tasks">tasks</Link>.
      </p>
      <p>
        A model that is not here can be brought: paste its record in the{" "}
        <Link href="/">list of models</Link>.
      </p>
    </>
  );
}
