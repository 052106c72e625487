// All devices, with a search field: common ones first, the others folded by maker.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { DEVICES, pathOf } from "../routing/places.ts";
import { ItemList } from "../ui/item-list.tsx";
import { Part } from "../ui/page-parts.tsx";
import { DEVICE_ITEMS, type DeviceItem } from "./items.ts";

const MAKERS = [...new Set(DEVICE_ITEMS.map(({ maker }) => maker))];
// Other names are no ids.
const ITEMS = DEVICE_ITEMS.map((item) => ({ ...item, aliases: [item.maker, ...item.names] }));

// What many readers have at home, at work or in a cloud.
const COMMON = new Set([
  "RTX 3060 12 GB",
  "RTX 4060 8 GB",
  "RTX 4070 12 GB",
  "RTX 4090 24 GB",
  "RTX 5090 32 GB",
  "RX 7900 XTX 24 GB",
  "Apple M2 16 GB",
  "Apple M4 Pro 48 GB",
  "T4 16 GB",
  "L4 24 GB",
  "A100 80 GB",
  "H100 80 GB",
]);

const COMMON_ITEMS = DEVICE_ITEMS.filter(({ maker, label }) => maker === "" || COMMON.has(label));

export const DeviceList = (): ReactNode => (
  <ItemList place={DEVICES} items={ITEMS} placeholder="Search by name or maker" hasTiles={false}>
    {(matches) => {
      const found = new Set(matches.map(({ id }) => id));
      const isSearched = found.size < DEVICE_ITEMS.length;
      return (
        <>
          {!isSearched && (
            <Part id="common" title="Common" items={COMMON_ITEMS}>
              <DeviceLinks items={COMMON_ITEMS} />
            </Part>
          )}
          {MAKERS.map((maker) => {
            const items = DEVICE_ITEMS.filter((item) => item.maker === maker && found.has(item.id));
            const title = maker || "Without a GPU";
            return (
              <Part key={maker} id={maker || "without-gpu"} title={title} items={items}>
                <details className="folded" key={String(isSearched)} open={isSearched}>
                  <summary>{items.length} devices</summary>
                  <DeviceLinks items={items} />
                </details>
              </Part>
            );
          })}
        </>
      );
    }}
  </ItemList>
);

const DeviceLinks = ({ items }: { readonly items: readonly DeviceItem[] }): ReactNode => (
  <ul className="row links">
    {items.map(({ id, label }) => (
      <li key={id}>
        <Link href={pathOf(DEVICES, id)}>{label}</Link>
      </li>
    ))}
  </ul>
);
