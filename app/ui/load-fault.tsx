// An error, with a button to try again if there is a way: of a load, or of another part of the page.
import type { Diagnostic } from "hubsmith";
import type { ReactNode } from "react";

interface FaultProps {
  readonly title?: string;
  readonly items?: readonly string[];
  readonly children?: ReactNode;
  readonly again?: () => void;
}

export const Fault = ({ title, items = [], children, again }: FaultProps): ReactNode => (
  <div className="row spread fault" role="alert">
    <div>
      {title && (
        <>
          <strong>{title}</strong> {children}
        </>
      )}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
    {again && (
      <button type="button" className="button" onClick={again}>
        Try again
      </button>
    )}
  </div>
);

interface Props {
  /** E.g. "This page". */
  readonly what: string;
  /** Finds the element to focus, because the button disappears. */
  readonly focus: () => HTMLElement | null;
  readonly again: () => void;
}

export function LoadFault({ what, focus, again }: Props): ReactNode {
  const tryAgain = (): void => {
    focus()?.focus();
    again();
  };
  return (
    <Fault title={`${what} did not load.`} again={tryAgain}>
      Check your network. If the site was updated, reload the page.
    </Fault>
  );
}

/** Plugins that did not load, or that conflict. */
export const LostPlugins = ({ lost }: { readonly lost: readonly Diagnostic[] }): ReactNode =>
  lost.map(({ message }, at) => (
    <p key={at} className="note error" role="alert">
      {message}
    </p>
  ));
