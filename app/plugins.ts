// The one door to the first-party plugins: their cards now, and how to load each when a page needs it.
export { entries } from "hubsmith/plugins";
