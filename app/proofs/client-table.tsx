// All clients with their tested versions, folded.
import type { ReactNode } from "react";
import { Scroller } from "../routing/scroller.tsx";
import { type ClientRow, versionText } from "./clients.ts";

/** The table. */
export function ClientTable({ rows }: { readonly rows: readonly ClientRow[] }): ReactNode {
  return (
    <details className="folded">
      <summary>All clients and their versions</summary>
      <Scroller label="Clients and their versions">
        <table>
          <caption className="unseen">Clients and their versions</caption>
          <thead>
            <tr>
              <th scope="col">Client</th>
              <th scope="col">Language</th>
              <th scope="col">Run with</th>
              <th scope="col">Programs</th>
              <th scope="col">Run</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, language, versions, cells, run }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{language}</td>
                <td>{versionText(versions)}</td>
                <td>{cells}</td>
                <td>{run}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </details>
  );
}
