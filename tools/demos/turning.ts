// Frames of a turning model that follow each other, written short, and the table and the room that it is shown in.
import { type Point, ellipse, group, mix, path, rect, straight, stroke } from "./pen.ts";
import { type Seen, meet } from "./seen.ts";
import { type Place, type View, ring, seenAt, turned } from "./solids.ts";
import { HEIGHT, WIDTH, colour } from "./svg.ts";

/** A polygon in whole steps from corner to corner, which is short. */
const outline = (corners: readonly Point[]): string =>
  straight(corners.map(([x, y]): Point => [Math.round(x), Math.round(y)]));

const letters = "abcdefghijklmnopqrstuvwxyABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Gives each colour a short class; the rules paint edges like faces, so that no gap shines through. */
export class Palette {
  readonly #names = new Map<string, string>();

  nameOf(fill: string): string {
    const known = this.#names.get(fill);
    if (known !== undefined) return known;
    const name = letters[this.#names.size] ?? `z${this.#names.size}`;
    this.#names.set(fill, name);
    return name;
  }

  get rules(): string {
    return [...this.#names].map(([fill, name]) => `.${name}{fill:${fill};stroke:${fill}}`).join("");
  }
}

/** One frame: faces of one colour share a path wherever nothing between them is in the way. */
export function frame(faces: readonly Seen[], palette: Palette): string {
  const paths: { readonly fill: string; d: string; readonly areas: (readonly Point[])[] }[] = [];
  for (const { corners, fill } of faces) {
    // The picture's y axis points down, so what is anticlockwise in space is clockwise for `meet`.
    const area = [...corners].toReversed();
    const from = paths.findLastIndex(
      (painted) => painted.fill === fill || painted.areas.some((other) => meet(other, area)),
    );
    const found = paths[from];
    if (found !== undefined && found.fill === fill) {
      found.d += outline(corners);
      found.areas.push(area);
    } else paths.push({ fill, d: outline(corners), areas: [area] });
  }
  return paths.map(({ fill, d }) => `<path class="${palette.nameOf(fill)}" d="${d}"/>`).join("");
}

/** A piece of a picture with the rules that move it. */
export interface Film {
  readonly rules: string;
  readonly body: string;
}

/** Frames that are shown one after the other, once round in `seconds`; at rest the first is seen. */
export function film(name: string, seconds: number, frames: readonly string[]): Film {
  const share = (100 / frames.length).toFixed(4);
  const delay = (index: number): string =>
    String(Math.round(((index * seconds) / frames.length) * 1000) / 1000).replace(/^0/, "");
  return {
    rules: `.${name}{visibility:hidden;animation:${name} ${seconds}s steps(1) infinite}@keyframes ${name}{0%{visibility:visible}${share}%,to{visibility:hidden}}`,
    body: frames
      .map((body, index) =>
        group(
          `class="${name}"${index === 0 ? "" : ` style="animation-delay:${delay(index)}s"`}`,
          body,
        ),
      )
      .join(""),
  };
}

/** The table that a model turns on, with so many marks at its edge that they come again every few frames. */
export function turntable(
  view: View,
  radius: number,
  seconds: number,
  frames: number,
  marks: number,
): Film {
  const disc = (y: number, share: number): Point[] =>
    ring(y, radius * share, 40).map((at) => seenAt(at, view));
  const edge = mix(colour.stone, colour.ink, 0.25);
  const count = frames / marks;
  const drawn = Array.from({ length: count }, (_, index) => {
    const lines = Array.from({ length: marks }, (_unused, mark) => {
      const degrees = ((mark + index / count) * 360) / marks;
      const ends: Place[] = [
        [0, 0, radius * 0.86],
        [0, 0, radius * 0.94],
      ];
      return straight(
        ends.map((end) => seenAt(turned(end, degrees), view)),
        false,
      );
    });
    return stroke(lines.join(""), edge, 2);
  });
  const { rules, body } = film("mark", seconds / marks, drawn);
  const table =
    path(straight(disc(-radius * 0.08, 1)), edge) +
    path(straight(disc(0, 1)), mix(colour.stone, colour.paper, 0.45)) +
    path(straight(disc(0, 0.8)), mix(colour.stone, colour.paper, 0.3));
  return { rules, body: table + body };
}

/** The room that a model is shown in. */
export function studio(): string {
  const wall = mix(colour.paper, colour.stone, 0.25);
  return (
    rect([0, 0, WIDTH, HEIGHT], wall) +
    path(`M0 330c200 24 440 24 640 0v150H0z`, mix(wall, colour.stone, 0.25)) +
    ellipse([330, 404], 230, 52, mix(wall, colour.stone, 0.55))
  );
}
