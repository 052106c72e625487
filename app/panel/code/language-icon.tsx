// The logo of a programming language, if there is one with a free license.
import type { ReactNode } from "react";
import {
  siDotnet,
  siGnubash,
  siGo,
  siJavascript,
  siOpenjdk,
  siPython,
  siSwift,
  siTypescript,
} from "simple-icons";

// By the id of the language. C# and Java have no logo there, so they have those of .NET and OpenJDK; those of PHP, Ruby and
// Rust are under CC BY-SA, which we do not allow.
const PATHS: ReadonlyMap<string, string> = new Map([
  ["csharp", siDotnet.path],
  ["go", siGo.path],
  ["java", siOpenjdk.path],
  ["js", siJavascript.path],
  ["python", siPython.path],
  ["sh", siGnubash.path],
  ["swift", siSwift.path],
  ["ts", siTypescript.path],
]);

/** For sighted readers only: the label is next to it. Nothing for other languages. */
export function LanguageIcon({ id }: { readonly id: string }): ReactNode {
  const path = PATHS.get(id);
  if (path === undefined) return null;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
