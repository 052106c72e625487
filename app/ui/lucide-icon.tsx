// Draws an icon of Lucide, in place of its own code, which is ten times as long, for settings that nothing here uses.
import type { FunctionComponent, SVGProps } from "react";

interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: "path", attributes: SVGProps<SVGPathElement>])[];
}

/** Lucide's files of icons import it as their `createLucideIcon` (`vite.config.ts`). */
export default function createLucideIcon({
  name,
  node,
}: IconData): FunctionComponent<SVGProps<SVGSVGElement>> {
  return ({ className, ...attributes }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={["lucide", `lucide-${name}`, className].filter(Boolean).join(" ")}
      {...attributes}
    >
      {node.map(([Tag, { key, ...shape }]) => (
        <Tag key={key} {...shape} />
      ))}
    </svg>
  );
}
