// The start of the app: its records and its plugins on its pages.
import { parseModel } from "hubsmith";
import { mount } from "./mount.tsx";
import { entries } from "./plugins.ts";
import { records } from "./records.ts";

mount(
  records.flatMap(({ record }) => parseModel(record).model ?? []),
  entries,
  import.meta.env.BASE_URL.replace(/\/$/, ""),
);
