// An avenue of trees, projected from places in space, so that its depth map shows the very same places.
import { limb, mix, straight } from "../pen.ts";
import {
  type Shape,
  circle,
  detail,
  drawn,
  ellipse,
  path,
  rect,
  stroke,
  together,
  veil,
} from "../shapes.ts";
import { HEIGHT, WIDTH, colour, svg } from "../svg.ts";

/** Across from the middle of the path, up from the ground, and away; the eye is 1 above the ground. */
type Place = readonly [across: number, up: number, away: number];

interface Thing {
  readonly away: number;
  readonly draw: Shape;
}

const horizon = 206;
const nearest = HEIGHT - horizon;
const pathEdge = 0.62;
const treeRow = 1.45;
const treesAway = Array.from({ length: 8 }, (_, index) => 1.5 + index * 1.1);

/** How large 1 is in the picture at this distance. */
function unit(away: number): number {
  return nearest / away;
}

function seen([across, up, away]: Place): readonly [number, number] {
  return [WIDTH / 2 + across * unit(away), horizon + (1 - up) * unit(away)];
}

function polygon(...places: readonly Place[]): string {
  return straight(places.map(seen));
}

/** Things far away fade into the air. */
function hazy(fill: string, away: number): string {
  return mix(fill, "#d9ecd8", Math.min(0.75, (away - 1.5) / 11));
}

/** Bright is near: the usual picture of a depth map. */
function bright(away: number): string {
  return mix("#0d0d0d", "#ffffff", 0.04 + 0.92 * Math.min(1, 1 / away) ** 0.75);
}

function air(): Shape {
  return together(
    rect([0, 0, WIDTH, horizon + 2], colour.sky),
    circle([WIDTH / 2, horizon - 30], 170, "#d3e9f3"),
    circle([WIDTH / 2, horizon - 20], 90, "#e9f2ee"),
    path(`M0 ${horizon}V176Q90 160 190 184T320 190 470 180 640 172V${horizon}z`, "#b5d3bf"),
  );
}

function ground(): Shape {
  const grass = [2, 3.6, 7].map((away) =>
    polygon([-9, 0, away], [9, 0, away], [9, 0, away * 1.3], [-9, 0, away * 1.3]),
  );
  const shadows = treesAway.map((away) =>
    polygon(
      [-treeRow, 0, away],
      [2.6, 0, away + 0.14],
      [2.6, 0, away + 0.3],
      [-treeRow, 0, away + 0.1],
    ),
  );
  return together(
    rect([0, horizon, WIDTH, nearest], colour.grass),
    path(grass.join(""), "#b7d89a"),
    path(polygon([-pathEdge - 0.07, 0, 0.9], [0, 0, 90], [pathEdge + 0.07, 0, 0.9]), "#8fb873"),
    path(polygon([-pathEdge, 0, 0.9], [0, 0, 90], [pathEdge, 0, 0.9]), "#ead9b8"),
    path(polygon([0.3, 0, 0.9], [0, 0, 90], [pathEdge, 0, 0.9]), "#decaa4"),
    veil(0.2, path(shadows.join(""), "#2f4a3a")),
  );
}

function tree(side: 1 | -1, away: number): Shape {
  const [x, y] = seen([side * treeRow, 0, away]);
  const size = unit(away);
  const leaves = (across: number, up: number, radius: number, fill: string): Shape =>
    circle([x + across * size, y - up * size], radius * size, hazy(fill, away));
  /** The right edge of the trunk from its foot to the crown, and back down to the middle of the foot. */
  const half = (way: 1 | -1): string => {
    const by = (across: number, up: number): string =>
      `${Math.round(way * across * size)} ${Math.round(-up * size)}`;
    return `M${Math.round(x)} ${Math.round(y + 0.03 * size)}l${by(0.24, 0.03)}q${by(-0.12, 0.1)} ${by(-0.12, 0.5)}l${by(-0.03, 1.7)}h${Math.round(-0.1 * way * size)}z`;
  };
  return together(
    away > 6
      ? together()
      : veil(0.18, ellipse([x + 0.1 * size, y], 0.42 * size, 0.06 * size, "#2f4a3a")),
    path(half(-1), hazy("#7d563a", away)),
    path(half(1), hazy("#664530", away)),
    leaves(0.55, 2.2, 0.6, colour.leafDark),
    leaves(-0.5, 2.15, 0.62, colour.leafDark),
    leaves(0.03, 2.12, 0.5, colour.leafDark),
    leaves(0.45, 3, 0.85, "#4b8a60"),
    leaves(-0.45, 2.7, 0.8, colour.leaf),
    leaves(0, 3.7, 0.95, colour.leaf),
    detail(leaves(-0.62, 2.8, 0.42, "#79b384")),
  );
}

function person(away: number): Shape {
  const [x, y] = seen([0.06, 0, away]);
  const size = unit(away);
  const joint = (across: number, up: number, radius: number): readonly [number, number, number] => [
    x + across * size,
    y - up * size,
    radius * size,
  ];
  return together(
    veil(0.3, ellipse([x + 0.2 * size, y], 0.34 * size, 0.04 * size, "#2f4a3a")),
    path(limb(joint(-0.03, 0.5, 0.07), joint(-0.07, 0.05, 0.045)), "#3a4658"),
    path(limb(joint(0.04, 0.5, 0.07), joint(0.08, 0.05, 0.045)), "#2e3a4b"),
    path(limb(joint(-0.12, 0.8, 0.05), joint(-0.15, 0.5, 0.04)), "#b93f50"),
    path(limb(joint(0.12, 0.8, 0.05), joint(0.15, 0.5, 0.04)), "#b93f50"),
    path(limb(joint(0, 0.79, 0.12), joint(0, 0.5, 0.12)), colour.red),
    circle([x, y - size], 0.09 * size, "#4a3226"),
  );
}

/** A plank of the bench from one distance to another, as `[across, up]` of its two long edges. */
function plank(
  [a, b]: readonly [readonly [number, number], readonly [number, number]],
  from: number,
  to: number,
): string {
  return polygon([...a, from], [...b, from], [...b, to], [...a, to]);
}

/** Its planks run away from the eye: in so many parts, each has a distance of its own. */
function bench(parts: number): Thing[] {
  const [near, far] = [1.06, 1.62] as const;
  const seat = [0.68, 0.78, 0.88].map(
    (x) =>
      [
        [x, 0.3],
        [x + 0.08, 0.3],
      ] as const,
  );
  const edge = [
    [0.68, 0.3],
    [0.68, 0.265],
  ] as const;
  const back = [0.4, 0.5, 0.6].map(
    (up) =>
      [
        [0.93 + up * 0.12, up],
        [0.94 + up * 0.12, up + 0.075],
      ] as const,
  );
  const frame = (away: number): Thing => {
    const along = (...places: readonly (readonly [number, number])[]): string =>
      `M${places.map(([across, up]) => seen([across, up, away]).map(Math.round).join(" ")).join("L")}`;
    return {
      away,
      draw: stroke(
        along([0.7, 0], [0.72, 0.27], [0.97, 0.27], [1.03, 0.66]) +
          along([0.97, 0.27], [1.02, 0]) +
          along([0.72, 0.27], [0.71, 0.46], [0.98, 0.46]),
        "#2f3d46",
        Math.round(0.045 * unit(away)),
      ),
    };
  };
  const step = (far - near) / parts;
  const wood = Array.from({ length: parts }, (_, index) => {
    const to = far - index * step;
    // Each part reaches a little below the next one, so that no seam is seen.
    const from = index === parts - 1 ? near : to - step - 0.02;
    return {
      away: to - step / 2,
      draw: together(
        path(back.map((edges) => plank(edges, from, to)).join(""), "#b57e52"),
        path(seat.map((edges) => plank(edges, from, to)).join(""), "#c9925f"),
        path(plank(edge, from, to), "#8d5d3b"),
      ),
    };
  });
  return [frame(far - 0.08), ...wood, frame(near + 0.04)];
}

const benchShadow = veil(
  0.25,
  path(polygon([0.7, 0, 1.08], [1.3, 0, 1.08], [1.3, 0, 1.62], [0.7, 0, 1.62]), "#2f4a3a"),
);

const things: readonly Thing[] = [
  ...treesAway.flatMap((away) => [
    { away, draw: tree(-1, away) },
    { away, draw: tree(1, away) },
  ]),
  { away: 5.3, draw: person(5.3) },
].toSorted((a, b) => b.away - a.away);

/** The ground gets nearer, and so brighter, from the horizon to the lower edge. */
function groundDepth(): string {
  const stops = [0, 0.06, 0.15, 0.3, 0.5, 0.75, 1].map(
    (offset) => `<stop offset="${offset}" stop-color="${bright(1 / Math.max(offset, 0.02))}"/>`,
  );
  return (
    `<linearGradient id="ground" x2="0" y2="1">${stops.join("")}</linearGradient>` +
    rect([0, 0, WIDTH, horizon], bright(1000))() +
    rect([0, horizon, WIDTH, nearest], "url(#ground)")()
  );
}

export const pictures: Readonly<Record<string, string>> = {
  "alley.svg": svg(
    "An avenue of trees with a bench",
    drawn([
      air(),
      ground(),
      ...things.map(({ draw }) => draw),
      benchShadow,
      ...bench(1).map(({ draw }) => draw),
    ]),
  ),
  "alley-depth.svg": svg(
    "The avenue as a depth map: near is bright, far is dark",
    groundDepth() +
      drawn(
        [...things, ...bench(6)].map(
          ({ away, draw }) =>
            () =>
              draw(bright(away)),
        ),
      ),
  ),
};
