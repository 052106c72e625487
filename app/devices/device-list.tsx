// All devices, with a search field: computers without a GPU and common devices are first.
import type { ReactNode } from "react";
import { DEVICES } from "../routing/places.ts";
import { ItemList } from "../ui/item-list.tsx";
import { DEVICE_ITEMS, type DeviceItem } from "./items.ts";

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

const isCommon = ({ maker, label }: DeviceItem): boolean => maker === "" || COMMON.has(label);
// Other names are no ids.
const ITEMS = DEVICE_ITEMS.map((item) => ({ ...item, aliases: [item.maker, ...item.names] }));

export const DeviceList = (): ReactNode => (
  <ItemList
    place={DEVICES}
    items={ITEMS}
    placeholder="Search by name or maker"
    isFirst={isCommon}
    noteOf={({ maker }) => maker}
  />
);
