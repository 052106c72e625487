// What pictures are put together from, as SVG text: filled paths, strokes, curves through points, limbs, colours, chance.

/** A place in the picture. */
export type Point = readonly [x: number, y: number];
/** A point of an outline; with 0 behind it, the outline has a corner there. */
export type OutlinePoint = readonly [x: number, y: number, corner?: 0];
/** A joint of a limb, with half the limb's thickness there. */
export type Joint = readonly [x: number, y: number, radius: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

/** One decimal is finer than anybody sees. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A number as it is written in a picture, with no zero in front. */
export const num = (value: number): string => String(tenth(value) || 0).replace(/^(-?)0\./u, "$1.");

/** Numbers of a path, as short as they can stand. */
const nums = (...values: readonly number[]): string =>
  values.map(num).join(" ").replaceAll(" -", "-");

/** An element; without a colour it takes the one of its group. */
const element = (name: string, form: string, colour: string, more: string): string =>
  `<${name} ${form}${colour && ` fill="${colour}"`}${more && ` ${more}`}/>`;

/** A filled path. */
export const path = (d: string, colour = "", more = ""): string =>
  element("path", `d="${d}"`, colour, more);

/** A line as thick as a branch or a thread; the whole picture says that ends and corners are round. */
export const stroke = (d: string, colour: string, width: number, more = ""): string =>
  path(d, "none", `stroke="${colour}" stroke-width="${num(width)}"${more && ` ${more}`}`);

/** What a stroke says whose ends are not round. */
export const blunt = 'stroke-linecap="butt"';

export function rect(box: Box, colour: string, more = "", radius = 0): string {
  if (radius === 0) return path(rectangle(box), colour, more);
  const [x, y, width, height] = box.map(num);
  const form = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${num(radius)}"`;
  return element("rect", form, colour, more);
}

/** The path of a rectangle. */
export const rectangle = ([x, y, width, height]: Box): string =>
  `M${nums(x, y)}h${num(width)}v${num(height)}H${num(x)}z`;

export const circle = ([x, y]: Point, radius: number, colour = "", more = ""): string =>
  element("circle", `cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"`, colour, more);

/** An ellipse, turned around its middle by some degrees. */
export function ellipse(
  [x, y]: Point,
  rx: number,
  ry: number,
  colour: string,
  more = "",
  turn = 0,
): string {
  const turned = turn === 0 ? "" : ` transform="rotate(${num(turn)} ${num(x)} ${num(y)})"`;
  const form = `cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"`;
  return element("ellipse", form + turned, colour, more);
}

/** Several things that share attributes. */
export const group = (attributes: string, ...body: readonly string[]): string =>
  `<g${attributes && ` ${attributes}`}>${body.join("")}</g>`;

/** A clip path by this name; what it clips says `clip-path="url(#name)"`. */
export const clip = (id: string, ...paths: readonly string[]): string =>
  `<clipPath id="${id}">${paths.map((d) => path(d)).join("")}</clipPath>`;

/** How far a point is from another, both where they are drawn: steps add up to no error. */
const apart = ([x, y]: OutlinePoint, [fromX, fromY]: OutlinePoint): Point => [
  tenth(x) - tenth(fromX),
  tenth(y) - tenth(fromY),
];

/** Straight lines through the points, closed or not. */
export function straight(points: readonly Point[], isClosed = true): string {
  const steps = points.slice(1).map((point, index) => apart(point, points[index]!));
  return `M${nums(...points[0]!)}l${nums(...steps.flat())}${isClosed ? "z" : ""}`;
}

/**
 * A smooth curve through the points, closed or not (Catmull and Rom's): at each point it runs the way from the point
 * before to the one after. One handle mirrors the other and need not be written, but at corners.
 */
export function smooth(points: readonly OutlinePoint[], isClosed = true): string {
  const count = points.length;
  const at = (index: number): OutlinePoint =>
    points[isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))]!;
  const handle = (index: number): Point => {
    if (at(index)[2] === 0) return [0, 0];
    const [dx, dy] = apart(at(index + 1), at(index - 1));
    return [dx / 6, dy / 6];
  };
  let d = `M${nums(at(0)[0], at(0)[1])}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [dx, dy] = apart(at(index + 1), at(index));
    const [hx, hy] = handle(index + 1);
    const goesOn = index > 0 && at(index)[2] !== 0;
    d += goesOn ? "s" : `c${nums(...handle(index))} `;
    d += nums(dx - hx, dy - hy, dx, dy);
  }
  return isClosed ? `${d}z` : d;
}

/** An arm, a leg, a trunk: it runs through its joints and gets thinner or thicker between them. */
export const limb = (...joints: readonly Joint[]): string =>
  joints
    .slice(1)
    .map((joint, index) => capsule(joints[index]!, joint))
    .join("");

/** The hull of two circles. */
function capsule([ax, ay, ar]: Joint, [bx, by, br]: Joint): string {
  const along = Math.atan2(by - ay, bx - ax);
  const aside = Math.acos((ar - br) / Math.hypot(bx - ax, by - ay));
  const on = (x: number, y: number, radius: number, angle: number): Point => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle),
  ];
  const start = on(ax, ay, ar, along + aside);
  const turn = on(bx, by, br, along + aside);
  const back = on(bx, by, br, along - aside);
  const end = on(ax, ay, ar, along - aside);
  const isWider = br > ar ? 1 : 0;
  return (
    `M${nums(...start)}l${nums(...apart(turn, start))}` +
    `a${nums(br, br)} 0 ${isWider} 0 ${nums(...apart(back, turn))}` +
    `l${nums(...apart(end, back))}` +
    `a${nums(ar, ar)} 0 ${1 - isWider} 0 ${nums(...apart(start, end))}z`
  );
}

/** A limb without an edge at its joints: an arm of a dancer, a tail, a branch. */
export function softLimb(...joints: readonly Joint[]): string {
  const side = (sign: 1 | -1): Point[] =>
    joints.map(([x, y, radius], index) => {
      const [dx, dy] = direction(joints, index);
      return [x - dy * radius * sign, y + dx * radius * sign];
    });
  return smooth([...side(1), ...side(-1).toReversed()]);
}

/** Which way a line of joints runs at one of them, as a vector of length 1. */
export function direction(joints: readonly Joint[], index: number): Point {
  const from = joints[Math.max(0, index - 1)]!;
  const to = joints[Math.min(joints.length - 1, index + 1)]!;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** A colour between two others: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round(a! * (1 - share) + b! * share);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Chance that falls alike each time: numbers from 0 to 1, of Mulberry's generator. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
