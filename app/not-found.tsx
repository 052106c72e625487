// The page of an unknown URL.
import type { ReactNode } from "react";
import { Link } from "wouter";

/** The message for unknown URLs, with links to other pages. */
export function NotFound(): ReactNode {
  return (
    <>
      <p>
        Page not found. Go to the <Link href="/">models</Link> or the{" "}
        <Link href="/tasks">tasks</Link>.
      </p>
      <p>
        To add a model that is not listed, paste its record in the{" "}
        <Link href="/">list of models</Link>.
      </p>
    </>
  );
}
