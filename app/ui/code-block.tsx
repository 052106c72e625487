// A program to read and copy: its title, a copy button, and the text, never as markup.
import { Fragment, type ReactNode, type RefObject, Suspense, useRef, useState } from "react";
import type { Piece } from "./highlight.ts";
import { CopyButton } from "./copy-button.tsx";
import { useColors, useColorsOfChange } from "./use-colors.ts";
import { useCopy } from "./use-copy.ts";
import { useOverflow } from "./use-overflow.ts";
import "./code.css";

interface Props {
  readonly title: string;
  /** A note, such as the server of the call. */
  readonly note?: string | undefined;
  /** The name of the content, as in "Copy Requests snippet". */
  readonly what: string;
  /** The grammar for highlighting; plain text if there is none. */
  readonly highlight: string;
  readonly content: string;
  /** It is not the code of the current selection. */
  readonly isOld?: boolean;
}

export function CodeBlock(props: Props): ReactNode {
  const { title, note, what, highlight, content, isOld } = props;
  const scroller = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const overflows = useOverflow(scroller);
  const [first] = useState(content);
  useColorsOfChange(content);
  const { copying, copy } = useCopy(content, what, code);
  const reachable = overflows ? { tabIndex: 0, role: "region", "aria-label": `${what}, code` } : {};
  return (
    <div className="box code" data-old={isOld || undefined}>
      <div className="spread code-head">
        <p className="code-title">
          {title} {note !== undefined && <span className="soft">{note}</span>}
        </p>
        <CopyButton what={what} copying={copying} onCopy={copy} />
      </div>
      <pre ref={scroller} dir="ltr" translate="no" {...reachable}>
        {/* Another program than the prerendered one is drawn anew: hydration keeps the classes that it finds. */}
        <Suspense key={`${content === first}`} fallback={<Lines {...{ code, content }} />}>
          <Colored {...{ code, content, highlight }} />
        </Suspense>
      </pre>
      {copying === "refused" && (
        <p className="small error">
          The browser blocked the copy. The code is selected: press Ctrl+C, or ⌘C.
        </p>
      )}
    </div>
  );
}

interface LinesProps {
  readonly code: RefObject<HTMLElement | null>;
  readonly content: string;
  readonly lines?: readonly (readonly Piece[])[] | undefined;
}

const Lines = ({ code, content, lines }: LinesProps): ReactNode => (
  <code ref={code}>
    {content.split("\n").map((line, at) => (
      <Fragment key={at}>
        {at > 0 && "\n"}
        <span>{lines?.[at]?.map(drawPiece) ?? line}</span>
      </Fragment>
    ))}
  </code>
);

function Colored({ highlight, ...props }: LinesProps & Pick<Props, "highlight">): ReactNode {
  return <Lines {...props} lines={useColors(props.content, highlight)} />;
}

/** Renders the token at an index of its line: always text, never markup. */
const drawPiece = ({ text, kind }: Piece, at: number): ReactNode =>
  kind === undefined ? (
    text
  ) : (
    <span key={at} className={`tok-${kind}`}>
      {text}
    </span>
  );
