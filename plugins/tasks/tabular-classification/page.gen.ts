// The page as a module. Made by `npm run generate`; not to be edited.
export { default } from "./page.json" with { type: "json" };
