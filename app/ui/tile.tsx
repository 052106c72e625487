// A tile of a list: an icon, a name and a fact, which together are one link.
import type { ReactNode } from "react";
import { Link } from "wouter";
import "./tile.css";

interface Props {
  readonly href: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly note?: string | undefined;
}

/** The tile, an item of a list with the class "tiles". */
export function Tile({ href, icon, label, note }: Props): ReactNode {
  return (
    <li className="tile">
      {icon}
      <div>
        <Link href={href}>{label}</Link>
        {note !== undefined && note !== "" && <span className="note"> {note}</span>}
      </div>
    </li>
  );
}
