// Bodies of flat faces in space, and where their corners are in a picture that is seen in perspective.
import type { Point } from "./pen.ts";

/** A place in space: to the right, up, and towards whoever looks. */
export type Place = readonly [x: number, y: number, z: number];

/** A face; its corners go round anticlockwise for whoever sees it from outside. */
export interface Face {
  readonly corners: readonly Place[];
  readonly colour: string;
  /** Has it this colour in any light? */
  readonly isFlat?: true;
}

/** A convex body, closed or open to where nobody looks. */
export type Part = readonly Face[];

/** Where a model is looked at from, and where it stands in the picture. */
export interface View {
  /** How far the camera is, and how many degrees it looks down. */
  readonly distance: number;
  readonly pitch: number;
  /** What is looked at, in the height of the model, and where that is in the picture. */
  readonly height: number;
  readonly centre: Point;
  readonly scale: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A place after the model has turned about its upright axis. */
export function turned([x, y, z]: Place, degrees: number): Place {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return [x * cos + z * sin, y, z * cos - x * sin];
}

/** Where a place is in the picture. */
export function seenAt([x, y, z]: Place, { pitch, distance, height, centre, scale }: View): Point {
  const [sin, cos] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  const [up, near] = [(y - height) * cos - z * sin, (y - height) * sin + z * cos];
  const size = (scale * distance) / (distance - near);
  return [centre[0] + x * size, centre[1] - up * size];
}

/** Where the eye is. */
export function camera({ pitch, distance, height }: View): Place {
  return [0, height + distance * Math.sin(radians(pitch)), distance * Math.cos(radians(pitch))];
}

/** The direction that a face looks in. */
export function normal({ corners }: Face): Place {
  const [a = [0, 0, 0], b = a, c = a] = corners;
  const [[ux, uy, uz], [vx, vy, vz]] = [minus(b, a), minus(c, b)];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** A body between two outlines of as many corners, one above the other, both anticlockwise from above. */
export function between(
  bottom: readonly Place[],
  top: readonly Place[],
  fill: string | readonly string[],
): Part {
  const fills = typeof fill === "string" ? [fill] : fill;
  const count = bottom.length;
  const sides = bottom.map((corner, index): Face => {
    const next = (index + 1) % count;
    const corners = [corner, bottom[next] ?? corner, top[next] ?? corner, top[index] ?? corner];
    return { corners, colour: fills[index % fills.length] ?? "" };
  });
  const [first = ""] = fills;
  return [
    ...sides,
    { corners: top, colour: first },
    { corners: [...bottom].toReversed(), colour: first },
  ];
}

/** A rectangle at one height, anticlockwise from above. */
export function level(y: number, [x, z]: Point, width: number, depth: number): Place[] {
  const [w, d] = [width / 2, depth / 2];
  return [
    [x - w, y, z + d],
    [x + w, y, z + d],
    [x + w, y, z - d],
    [x - w, y, z - d],
  ];
}

/** A regular outline at one height, anticlockwise from above. */
export function ring(y: number, radius: number, count: number, shift = 0): Place[] {
  return Array.from({ length: count }, (_, index): Place => {
    const angle = radians(((index + shift) / count) * 360);
    return [Math.sin(angle) * radius, y, Math.cos(angle) * radius];
  });
}
