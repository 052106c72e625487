// All devices, by maker.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { DEVICES, pathOf } from "../routing/places.ts";
import { DEVICE_ITEMS } from "./items.ts";
import { Part } from "../ui/page-parts.tsx";

/** The list. */
export function DeviceList(): ReactNode {
  const makers = [...new Set(DEVICE_ITEMS.map(({ maker }) => maker))];
  return makers.map((maker) => {
    const items = DEVICE_ITEMS.filter((item) => item.maker === maker);
    return (
      <Part key={maker} id={maker} title={maker} items={items}>
        <ul className="row links">
          {items.map(({ id, label }) => (
            <li key={id}>
              <Link href={pathOf(DEVICES, id)}>{label}</Link>
            </li>
          ))}
        </ul>
      </Part>
    );
  });
}
