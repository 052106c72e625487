// A link to another site, which is not told where its reader comes from.
import type { ReactNode } from "react";

interface Props {
  readonly href: string | undefined;
  /** Whether its text is a name, such as the id of a model. */
  readonly isName?: boolean;
  readonly children: ReactNode;
}

/** The link; only its text for other than a web address: the URL may be a plugin's, and a link can contain a program. */
export const Away = ({ href = "", isName = false, children }: Props): ReactNode =>
  /^https?:\/\//i.test(href) ? (
    <a href={href} rel="noreferrer" translate={isName ? "no" : undefined}>
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );
