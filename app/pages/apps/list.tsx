// All apps, with a search field.
import type { Entry } from "hubsmith";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { APPS, DEVICES } from "../../browser/places.ts";
import { ItemList } from "../item-list.tsx";

export const AppList = ({ apps }: { readonly apps: readonly Entry<"app">[] }): ReactNode => (
  <>
    <p>
      Programs that run models on your machine, and agents that call models.{" "}
      <Link href={DEVICES.path}>See what your device runs</Link>
    </p>
    <ItemList place={APPS} items={apps} noteOf={({ summary }) => summary} />
  </>
);
