// Scopes the styles of the panel: every rule is inside the panel's own element and stronger than the page's, no
// size depends on the page's font size, and the layout depends on the panel's width, not the screen's.

/** The parent of all rules; an id that no element has makes them stronger than any rule without an id. */
const ROOT = ".hubsmith-panel:not(#_):not(#_)";
const CONTAINER = "hubsmith-panel";

/**
 * Resets the page's styles of the same elements, except for SVG, whose attributes are styles, and `hidden`. A
 * containing block separates the panel from the page.
 */
export const RESET: string = `${ROOT} {
  all: initial;
  --rem: var(--hubsmith-rem, 16px);
  display: block;
  position: relative;
  box-sizing: border-box;
  inline-size: 100%;
  padding: calc(0.5 * var(--rem)) calc(1.25 * var(--rem));
  border: 1px solid var(--line);
  border-radius: var(--round);
  container: ${CONTAINER} / inline-size;
  &::before,
  &::after,
  & :where(*:not(svg *)),
  & :where(*)::before,
  & :where(*)::after,
  & :where(*)::placeholder,
  & :where(*)::marker,
  & :where(*)::file-selector-button {
    all: revert;
  }
  & :where([hidden]) {
    display: none;
  }
  & :where(svg.lucide) {
    inline-size: calc(0.875 * var(--rem));
    block-size: calc(0.875 * var(--rem));
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & :where(svg *) {
    display: inline;
    visibility: inherit;
    opacity: 1;
    transform: none;
    fill: inherit;
    stroke: inherit;
    stroke-width: inherit;
    stroke-dasharray: none;
    stroke-linecap: inherit;
    stroke-linejoin: inherit;
  }
}
`;

// Animations have one namespace per page.
const MOVING = "hubsmith-";
// The unit of container widths; a page may have another font size.
const PIXELS = 16;

export function scoped(css: string): string {
  const moving: string[] = [];
  const rest = css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/^@keyframes (\S+) \{.*?^\}\n/gms, (whole, name: string) => {
      if (!name.startsWith(MOVING))
        throw new Error(
          `“@keyframes ${name}” would also apply to the page. Rename it to ${MOVING}${name}.`,
        );
      moving.push(whole);
      return "";
    })
    // The theme is on the document of the app, and on the panel elsewhere.
    .replaceAll(/^:root(?=[ [])|^body(?= \{)/gm, "&")
    .replaceAll(/@media \(width (<|>=) ([\d.]+)rem\)(?= \{)/g, (_, sign: string, size: string) => {
      return `@container ${CONTAINER} (width ${sign} ${Number(size) * PIXELS}px)`;
    });
  const left = /@media[^{]*\bwidth\b[^{]*|^[^\n]*:root[^\n]*/m.exec(rest)?.[0];
  if (left !== undefined)
    throw new Error(
      `“${left.trim()}” would match the page, not the panel. Use only “@media (width < 40rem)”, and set the theme at :root.`,
    );
  const sized = rest.replaceAll(/(?<![\w.])(-?[\d.]+)rem\b/g, (whole, size: string, at: number) =>
    rest.slice(0, at).endsWith("(height >= ") ? whole : `calc(${size} * var(--rem))`,
  );
  return `${ROOT} {\n${sized}\n}\n${moving.join("")}`;
}
