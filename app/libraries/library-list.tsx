// All libraries, with a search field.
import type { Entry } from "hubsmith";
import type { ReactNode } from "react";
import { LIBRARIES } from "../routing/places.ts";
import { ItemList } from "../ui/item-list.tsx";
import "../routing/routing.css";

type Library = Entry<"library">;

/** The list. */
export function LibraryList({ libraries }: { readonly libraries: readonly Library[] }): ReactNode {
  return <ItemList place={LIBRARIES} items={libraries} tasksOf={tasksOf} />;
}

const tasksOf = ({ tasks = [] }: Library): readonly string[] => tasks;
