// All apps, with a search field.
import type { Entry } from "hubsmith";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { APPS } from "../../browser/places.ts";
import { ItemList } from "../item-list.tsx";

export const AppList = ({ apps }: { readonly apps: readonly Entry<"app">[] }): ReactNode => (
  <>
    <p>
      Programs that run models on your machine, and agents that call models.{" "}
      <Link href="/?q=laptop+16+GB">See what a laptop with 16 GB runs</Link>
    </p>
    <ItemList place={APPS} items={apps} noteOf={({ summary }) => summary} />
  </>
);
