// All libraries, with a search field.
import type { Entry } from "hubsmith";
import type { ReactNode } from "react";
import { LIBRARIES } from "../routing/places.ts";
import { ItemList } from "../ui/item-list.tsx";
import "../ui/pages.css";

interface Props {
  readonly libraries: readonly Entry<"library">[];
}

/** The list. */
export const LibraryList = ({ libraries }: Props): ReactNode => (
  <ItemList place={LIBRARIES} items={libraries} />
);
