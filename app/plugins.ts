// The only import of the first-party plugins: their cards, and functions that load each plugin when a page needs it.
export { entries } from "hubsmith/plugins";
