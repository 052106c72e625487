// Limbs of two bones that move: where the joints turn so that a hand or a paw is where it should be.
import { type Point, group, num } from "./pen.ts";
import { keyframes } from "./svg.ts";

/** The two angles of a limb, in degrees: of the upper bone, and of the lower one against it. */
export type Angles = readonly [upper: number, lower: number];

/** How the joints turn so that the limb's end is at `goal`; `side` (1 or -1) says to which side it bends. */
export function reach(
  root: Point,
  goal: Point,
  upper: number,
  lower: number,
  side: 1 | -1,
): Angles {
  const [x, y] = [goal[0] - root[0], goal[1] - root[1]];
  const distance = Math.min(Math.hypot(x, y), (upper + lower) * 0.999);
  const atRoot = Math.acos((upper ** 2 + distance ** 2 - lower ** 2) / (2 * upper * distance));
  const atJoint = Math.acos((upper ** 2 + lower ** 2 - distance ** 2) / (2 * upper * lower));
  const degrees = 180 / Math.PI;
  return [(Math.atan2(y, x) + side * atRoot) * degrees, side * (atJoint - Math.PI) * degrees];
}

/** A limb that hangs on its root: both bones are drawn along the x axis, the lower one beyond the joint. */
export function jointed(
  name: string,
  root: Point,
  upper: { readonly length: number; readonly drawn: string },
  lower: string,
): string {
  const at = ([x, y]: Point): string => `transform="translate(${num(x)} ${num(y)})"`;
  const below = group(at([upper.length, 0]), group(`class="${name}2"`, lower));
  return group(at(root), group(`class="${name}1"`, below, upper.drawn));
}

/** The rules that turn both bones of a limb, once round in `seconds`. */
export function turns(
  name: string,
  seconds: number,
  count: number,
  at: (time: number) => Angles,
): string {
  return [0, 1]
    .map((bone) => {
      const angle = (time: number): string => `transform:rotate(${num(at(time)[bone] ?? 0)}deg)`;
      const own = `${name}${bone + 1}`;
      return `.${own}{animation:${own} ${num(seconds)}s linear infinite}${keyframes(own, count, angle)}`;
    })
    .join("");
}
