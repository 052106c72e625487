// All devices, by maker.
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Part } from "../routing/part.tsx";
import { DEVICES, pathOf } from "../routing/places.ts";
import { DEVICE_ITEMS } from "./items.ts";
import "../ui/pages.css";

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
