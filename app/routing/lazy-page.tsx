// A page whose content is loaded when it opens: its heading is shown immediately, with loading and error states.
import type { ReactNode } from "react";
import { CONTENT, PageHead } from "../ui/page-head.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { LoadFault } from "../ui/load-fault.tsx";
import { useLoaded } from "./use-loaded.ts";

interface Props<K, T> {
  readonly title: string;
  /** An additional class of the page. */
  readonly className?: string;
  /** Content above the heading. */
  readonly above?: ReactNode;
  /** The description of the document, at first without loaded data. */
  readonly describe: (value?: T) => string;
  readonly load: (of: K) => Promise<T>;
  readonly of: K;
  readonly children: (value: T) => ReactNode;
}

/** The page. */
export function LazyPage<K, T>({
  title,
  className = "",
  above,
  describe,
  load,
  of,
  children,
}: Props<K, T>): ReactNode {
  const loaded = useLoaded(load, of);
  const value = loaded.state === "here" ? loaded.value : undefined;
  return (
    <main
      id={CONTENT}
      tabIndex={-1}
      aria-busy={loaded.state === "loading"}
      className={`reading ${className}`.trim()}
    >
      {above}
      <PageHead title={title} description={describe(value)} />
      {loaded.state === "loading" && <p className="loading">Loading …</p>}
      {loaded.state === "failed" && (
        <LoadFault
          what="This page"
          focus={() => document.querySelector<HTMLElement>(`#${CONTENT} h1`)}
          again={loaded.again}
        />
      )}
      {loaded.state === "here" && (
        <Boundary part="This page" resetOn={of}>
          {children(loaded.value)}
        </Boundary>
      )}
    </main>
  );
}
