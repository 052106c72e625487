// The heading of a page, and the title and description of the document.
import {
  type Context,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
} from "react";
import { useLocation } from "wouter";
import { DrawingContext } from "../routing/prerender-context.ts";

/** The id of the main part, the target of the skip link. */
export const CONTENT = "content";

/** Whether the first page was left, so that screen readers must announce the new one. */
export const Moved: Context<boolean> = createContext(false);

interface Props {
  readonly title: string;
  /** The title of the document, if it differs. */
  readonly documentTitle?: string;
  readonly description: string;
}

const titled = (title: string): string => `${title} · Hubsmith`;

/** The heading of a page, which gets the focus after a link was followed. */
export function PageHead({ title, documentTitle, description }: Props): ReactNode {
  const [path] = useLocation();
  const hasMoved = use(Moved);
  const drawing = use(DrawingContext);
  if (drawing !== undefined)
    Object.assign(drawing, { title: documentTitle ?? titled(title), description });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = documentTitle ?? titled(title);
    document.querySelector("meta[name=description]")?.setAttribute("content", description);
  }, [title, documentTitle, description]);
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

/** Focuses the first Copy button, so that the code is two keys away from the heading. */
function toTheCode(event: MouseEvent): void {
  const button = document.querySelector<HTMLElement>("#snippet .code .copy, main .code .copy");
  if (button === null) return;
  event.preventDefault();
  button.focus();
}
