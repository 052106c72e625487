// Entry "./clients": what authors of clients need beside the call, in views that no language colours.
export * from "./absences.ts";
export * from "./body.ts";
export * from "./following.ts";
export * from "./http-client.ts";
export * from "./reading.ts";
