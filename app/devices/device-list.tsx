// All devices, with a search field: computers without a GPU first, then by maker.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { DEVICES, pathOf } from "../routing/places.ts";
import { ItemList } from "../ui/item-list.tsx";
import { DEVICE_ITEMS } from "./items.ts";
import { Part } from "../ui/page-parts.tsx";

const MAKERS = [...new Set(DEVICE_ITEMS.map(({ maker }) => maker))];
// Other names are no ids.
const ITEMS = DEVICE_ITEMS.map((item) => ({ ...item, aliases: [item.maker, ...item.names] }));

export const DeviceList = (): ReactNode => (
  <ItemList place={DEVICES} items={ITEMS} placeholder="Search by name or maker" hasTiles={false}>
    {(matches) => {
      const found = new Set(matches.map(({ id }) => id));
      return MAKERS.map((maker) => {
        const items = DEVICE_ITEMS.filter((item) => item.maker === maker && found.has(item.id));
        const id = maker || "without-gpu";
        return (
          <Part key={id} id={id} title={maker || "Without a GPU"} items={items}>
            <ul className="row links">
              {items.map((item) => (
                <li key={item.id}>
                  <Link href={pathOf(DEVICES, item.id)}>{item.label}</Link>
                </li>
              ))}
            </ul>
          </Part>
        );
      });
    }}
  </ItemList>
);
