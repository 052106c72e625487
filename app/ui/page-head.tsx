// The heading of a page, and the title and description of the document.
import {
  type Context,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from "react";
import { useLocation } from "wouter";

/** The id of the main part, the target of the skip link. */
export const CONTENT = "content";

/** Whether the first page was left, so that screen readers must announce the new one. */
export const Moved: Context<boolean> = createContext(false);

export const titled = (title: string): string => `${title} · Hubsmith`;

/** The heading of a page, which gets the focus after a link was followed. */
export function PageHead({ title }: { readonly title: string }): ReactNode {
  const [path] = useLocation();
  const hasMoved = useContext(Moved);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = titled(title);
  }, [title]);
  useEffect(() => {
    if (hasMoved) heading.current?.focus({ preventScroll: true });
  }, [path, hasMoved]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {path.startsWith("/models/") && (
        <a className="skip" href={`#${CONTENT}`} onClick={toTheCode}>
          Skip to the code
        </a>
      )}
    </>
  );
}

export function useDescription(description: string): void {
  useEffect(() => {
    document.querySelector("meta[name=description]")?.setAttribute("content", description);
  }, [description]);
}

/** Focuses the first Copy button that is shown, so that the code is two keys away from the heading. */
function toTheCode(event: MouseEvent): void {
  const button = document.querySelector<HTMLElement>("[data-shown] .code .copy");
  if (button === null) return;
  event.preventDefault();
  button.focus();
}
