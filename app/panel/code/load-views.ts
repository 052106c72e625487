// What is shown beside the code is loaded when it is opened.
import type * as Views from "./views.ts";

export const loadViews = (): Promise<typeof Views> => import("./views.ts");
