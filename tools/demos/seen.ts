// What is seen of a model that turns: the faces that look this way, in the light from the left, from the back to the front.
import { type Point, mix } from "./pen.ts";
import {
  type Face,
  type Part,
  type Place,
  type View,
  camera,
  dot,
  minus,
  normal,
  seenAt,
  turned,
} from "./solids.ts";
import { colour } from "./svg.ts";

/** A face as it is seen: its corners in the picture and its colour in the light. */
export interface Seen {
  readonly corners: readonly Point[];
  readonly fill: string;
  /** The part that it belongs to, and how much of it nothing hides: 0 to 1. */
  readonly part: number;
  readonly shown: number;
}

const LIGHT: Place = [-0.55, 0.72, 0.42];
const LEVELS = 12;

/** The colour of a face in the light, in few steps, so that faces share theirs. */
function lit(face: Face): string {
  if (face.isFlat) return face.colour;
  const level = Math.round(((dot(normal(face), LIGHT) + 1) / 2) * LEVELS) / LEVELS;
  return level > 0.7
    ? mix(face.colour, colour.paper, (level - 0.7) * 0.9)
    : mix(face.colour, colour.ink, (0.7 - level) * 0.85);
}

/** How far a place is in front of a face's plane. */
const before = (face: Face, place: Place): number =>
  dot(normal(face), minus(place, face.corners[0] ?? place));

/** The outermost of some points, going round. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (along: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of along) {
      for (;;) {
        const [a, b] = chain.slice(-2);
        if (a === undefined || b === undefined || across(a, b, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** On which side of the line from `a` to `b` a point is, and how far, times the length of the line. */
const across = (a: Point, b: Point, [x, y]: Point): number =>
  (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);

/** Do two outlines without dents cover a common place? Not if an edge of one has the other outside. */
export function meet(first: readonly Point[], second: readonly Point[]): boolean {
  const isApart = (a: readonly Point[], b: readonly Point[]): boolean =>
    a.some((from, index) => {
      const to = a[(index + 1) % a.length] ?? from;
      return b.every((point) => across(from, to, point) < 0.5);
    });
  return !isApart(first, second) && !isApart(second, first);
}

/** Is the first part to be painted before the second? A plane between them decides; undefined where none does. */
function isBehind(first: Part, second: Part, eye: Place): boolean | undefined {
  const isBeyond = (face: Face, part: Part): boolean =>
    part.every(({ corners }) => corners.every((corner) => before(face, corner) > -0.01));
  for (const face of first) if (isBeyond(face, second)) return before(face, eye) > 0;
  for (const face of second) if (isBeyond(face, first)) return before(face, eye) <= 0;
  return undefined;
}

/** The parts from the back to the front: each after all that it may hide. */
function inOrder(parts: readonly Part[], eye: Place, view: View): Part[] {
  const outlines = new Map(
    parts.map((part) => [
      part,
      hull(part.flatMap(({ corners }) => corners.map((at) => seenAt(at, view)))),
    ]),
  );
  const hides = (other: Part, part: Part): boolean =>
    meet(outlines.get(part) ?? [], outlines.get(other) ?? []) &&
    isBehind(part, other, eye) === true;
  const rest = new Set(parts);
  const order: Part[] = [];
  while (rest.size > 0) {
    const free = [...rest].find((part) =>
      [...rest].every((other) => other === part || !hides(part, other)),
    );
    const next = free ?? [...rest][0];
    if (next === undefined) break;
    rest.delete(next);
    order.push(next);
  }
  return order;
}

/** What is seen of a model that has turned so far: the faces that look this way, from the back to the front. */
export function seen(model: readonly Part[], degrees: number, view: View): Seen[] {
  const eye = camera(view);
  const parts = model.map((part) =>
    part.map((face) => ({ ...face, corners: face.corners.map((at) => turned(at, degrees)) })),
  );
  const faces = inOrder(parts, eye, view).flatMap((part) =>
    part
      .filter((face) => before(face, eye) > 0)
      .map((face) => ({
        corners: face.corners.map((at) => seenAt(at, view)),
        fill: lit(face),
        part: parts.findIndex((one) => one === part),
      })),
  );
  return faces
    .map((face, index) => ({ ...face, shown: shown(face.corners, faces.slice(index + 1)) }))
    .filter((face) => face.shown > 0);
}

/** How much of a face the faces in front leave, asked at places all over it. */
function shown(
  corners: readonly Point[],
  front: readonly { readonly corners: readonly Point[] }[],
): number {
  const blend = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
    ax + (bx - ax) * share,
    ay + (by - ay) * share,
  ];
  const [x, y] = corners.reduce(([sumX, sumY], at) => [sumX + at[0], sumY + at[1]], [0, 0]);
  const centre: Point = [x / corners.length, y / corners.length];
  const places = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return [0, 0.25, 0.5, 0.75].flatMap((along) =>
      [0.1, 0.5].map((inward) => blend(blend(corner, next, along), centre, inward)),
    );
  });
  const free = places.filter((place) => !front.some((face) => isInside(place, face.corners)));
  return free.length / places.length;
}

const isInside = (place: Point, corners: readonly Point[]): boolean =>
  corners.every(
    (from, index) => across(from, corners[(index + 1) % corners.length] ?? from, place) <= 0,
  );
