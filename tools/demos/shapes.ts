// Shapes that draw themselves in their own colours or all in one, so that masks and maps come from the picture itself.
import * as pen from "./pen.ts";
import type { Box, Point } from "./pen.ts";

/** Draws in its own colours, or in `only` that one. */
export type Shape = (only?: string) => string;

/** Something that the pen draws in one colour. */
const inOwn =
  (own: string, draw: (colour: string) => string): Shape =>
  (only) =>
    draw(only ?? own);

export const path = (d: string, own: string): Shape => inOwn(own, (colour) => pen.path(d, colour));

/** What all strokes share is said once, around all that is drawn. */
export const stroke = (d: string, own: string, width: number): Shape =>
  inOwn(own, (colour) => pen.path(d, "", `stroke="${colour}" stroke-width="${width}"`));

export const circle = (at: Point, radius: number, own: string): Shape =>
  inOwn(own, (colour) => pen.circle(at, radius, colour));

export const ellipse = (at: Point, rx: number, ry: number, own: string): Shape =>
  inOwn(own, (colour) => pen.ellipse(at, rx, ry, colour));

export const rect = (box: Box, own: string, more = "", radius = 0): Shape =>
  inOwn(own, (colour) => pen.rect(box, colour, more, radius));

/** Several rectangles of one size and colour, by their left upper corners. */
export const rects = (corners: readonly Point[], size: Point, own: string): Shape =>
  path(corners.map((corner) => pen.rectangle([...corner, ...size])).join(""), own);

/** The text of all shapes, back to front. */
export const drawn = (shapes: readonly Shape[], only?: string): string =>
  pen.group('fill="none"', together(...shapes)(only));

export function together(...shapes: readonly Shape[]): Shape {
  return (only) => shapes.map((shape) => shape(only)).join("");
}

export function moved(transform: string, ...shapes: readonly Shape[]): Shape {
  return (only) => pen.group(`transform="${transform}"`, together(...shapes)(only));
}

/** What lies within other shapes, such as light, shadow and windows: in one colour there is nothing to see of it. */
export function detail(...shapes: readonly Shape[]): Shape {
  return (only) => (only === undefined ? together(...shapes)() : "");
}

/** Details that a glimpse of what is below shines through. */
export function veil(opacity: number, ...shapes: readonly Shape[]): Shape {
  return detail(() => pen.group(`opacity="${opacity}"`, together(...shapes)()));
}
