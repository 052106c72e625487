// A low-poly cupcake with a cherry, turning. What looks alike every tenth of a round has few frames; the sprinkles have all.
import { chance, mix } from "../pen.ts";
import { seen } from "../seen.ts";
import { type Face, type Part, type Place, type View, between, ring } from "../solids.ts";
import { colour, moving } from "../svg.ts";
import { Palette, film, frame, studio, turntable } from "../turning.ts";

const SIDES = 10;
const FRAMES = 40;
const ROUND = 5;
const VIEW: View = { distance: 150, pitch: 22, height: 30, centre: [320, 226], scale: 5.3 };

const cream = mix(colour.pink, colour.paper, 0.35);
const paper = mix(colour.water, colour.paper, 0.25);
const paperFold = mix(colour.water, colour.blue, 0.35);
const sponge = mix(colour.wood, colour.yellow, 0.35);

/** A body of triangles between rings, each half a side further than the one below. */
function faceted(
  rings: readonly (readonly [y: number, radius: number])[],
  fill: string,
  shift = 0,
): Part {
  const at = rings.map(([y, radius], index) => ring(y, radius, SIDES, shift + index / 2));
  const corner = (index: number, side: number): Place => at[index]?.[side % SIDES] ?? [0, 0, 0];
  const faces: Face[] = [];
  for (let index = 0; index + 1 < at.length; index++)
    for (let side = 0; side < SIDES; side++) {
      const [low, lowNext] = [corner(index, side), corner(index, side + 1)];
      const [high, highNext] = [corner(index + 1, side), corner(index + 1, side + 1)];
      faces.push({ corners: [low, lowNext, high], colour: fill });
      faces.push({ corners: [lowNext, highNext, high], colour: fill });
    }
  const [bottom = [], top = []] = [at[0], at.at(-1)];
  faces.push({ corners: top, colour: fill }, { corners: bottom.toReversed(), colour: fill });
  return faces;
}

const tiers: readonly Part[] = [
  faceted(
    [
      [20, 20.5],
      [25, 23],
      [31, 15.5],
    ],
    cream,
  ),
  faceted(
    [
      [30, 15],
      [34, 18],
      [40, 10.5],
    ],
    cream,
    0.5,
  ),
  faceted(
    [
      [39, 9.5],
      [43, 12],
      [48.5, 5],
    ],
    cream,
  ),
];

const CHERRY = 52;
const cherry: Part = faceted(
  [-62, -20, 22, 60].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [CHERRY + 6.6 * Math.sin(angle), 6.6 * Math.cos(angle)];
  }),
  colour.red,
);

// The cup is folded twice as often as the cream has sides.
const body: readonly Part[] = [
  between(ring(0, 13.5, SIDES * 2), ring(18, 18.5, SIDES * 2), [paper, paperFold]),
  between(ring(18, 17.8, SIDES * 2), ring(20.5, 19, SIDES * 2), sponge),
  ...tiers,
  cherry,
];

const stalk = (y: number, x: number, radius: number): Place[] =>
  ring(y, radius, 3).map(([ringX, ringY, z]) => [ringX + x, ringY, z]);

const stem: readonly Part[] = [
  between(stalk(57.5, 0, 0.7), stalk(63, 1.2, 0.6), colour.leafDark),
  between(stalk(63, 1.2, 0.6), stalk(68, 4.6, 0.9), colour.leafDark),
].map((part) => part.map((face): Face => ({ ...face, isFlat: true })));

/** A sprinkle lies on one face of the cream, turned any way. */
function sprinkle({ corners }: Face, turn: number, fill: string): Part {
  const [a = [0, 0, 0], b = a, c = a] = corners;
  const step = (from: Place, to: Place): Place => [
    to[0] - from[0],
    to[1] - from[1],
    to[2] - from[2],
  ];
  const long = (place: Place, length: number): Place => {
    const share = length / Math.hypot(...place);
    return [place[0] * share, place[1] * share, place[2] * share];
  };
  const cross = ([ux, uy, uz]: Place, [vx, vy, vz]: Place): Place => [
    uy * vz - uz * vy,
    uz * vx - ux * vz,
    ux * vy - uy * vx,
  ];
  const up = long(cross(step(a, b), step(b, c)), 1);
  const [along, aside] = [long(step(a, b), 1), cross(up, long(step(a, b), 1))];
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const place = (length: number, width: number): Place => {
    const [p, q] = [length * cos - width * sin, length * sin + width * cos];
    const of = (axis: 0 | 1 | 2): number =>
      (a[axis] + b[axis] + c[axis]) / 3 + along[axis] * p + aside[axis] * q + up[axis] * 0.3;
    return [of(0), of(1), of(2)];
  };
  return [
    {
      corners: [place(-1.9, -0.75), place(1.9, -0.75), place(1.9, 0.75), place(-1.9, 0.75)],
      colour: fill,
      isFlat: true,
    },
  ];
}

function sprinkles(): Part[] {
  const random = chance(9);
  const fills = [colour.yellow, colour.blue, colour.leaf, colour.violet, colour.orange];
  return tiers.flatMap((tier, height) => {
    // Of the faces that rise from the rim, those that stand on it: the cherry and the next tier leave them free.
    const slope = tier.slice(SIDES * 2, SIDES * 4).filter((_, index) => index % 2 === 0);
    return slope
      .filter((_, index) => index % (height + 1) === 0)
      .map((face, index) =>
        sprinkle(face, random() * Math.PI, fills[(index + height * 2) % fills.length] ?? ""),
      );
  });
}

function turning(): string {
  const palette = new Palette();
  const degrees = (index: number): number => (index * 360) / FRAMES;
  const alike = Array.from({ length: FRAMES / SIDES }, (_, index) =>
    frame(seen(body, degrees(index), VIEW), palette),
  );
  const whole = [...body, ...stem, ...sprinkles()];
  const extras = Array.from({ length: FRAMES }, (_, index) => {
    const faces = seen(whole, degrees(index), VIEW);
    return frame(
      faces.filter(({ part, shown }) => part >= body.length && shown > 0.3),
      palette,
    );
  });
  const cake = film("cake", ROUND / SIDES, alike);
  const rest = film("rest", ROUND, extras);
  const under = turntable(VIEW, 29, ROUND, FRAMES, 10);
  const rules = `path{stroke-width:.8}${under.rules}${cake.rules}${rest.rules}${palette.rules}`;
  return moving(
    "A low-poly cupcake with a cherry on top turns",
    rules,
    studio() + under.body + cake.body + rest.body,
  );
}

export const pictures: Readonly<Record<string, string>> = { "cupcake-turning.svg": turning() };
