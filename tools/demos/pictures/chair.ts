// A wooden chair in a room, and its model turning on a table: both are projections of the same parts.
import { type Point, ellipse, mix, path, rect, straight, stroke } from "../pen.ts";
import { hull, seen } from "../seen.ts";
import { type Part, type Place, type View, between, level, seenAt, turned } from "../solids.ts";
import { HEIGHT, WIDTH, colour, moving, svg } from "../svg.ts";
import { Palette, film, frame, studio, turntable } from "../turning.ts";

const wood = mix(colour.wood, colour.orange, 0.35);
const pale = mix(wood, colour.yellow, 0.3);

// In centimetres; the chair faces whoever looks, its back is away.
const SEAT = 45;
const TOP = 94;
const LEAN = 9;
const SIDE = 19;
const BACK = -17;

/** How far back the back leans at a height. */
const lean = (y: number): number => BACK - ((y - SEAT) / (TOP - SEAT)) * LEAN;

const leg = (x: number, z: number): Part =>
  between(level(0, [x * 1.06, z * 1.06], 3, 3), level(SEAT - 4, [x, z], 4.6, 4.6), wood);

const post = (x: number): Part =>
  between(level(SEAT, [x, lean(SEAT)], 4.4, 4.4), level(TOP, [x, lean(TOP)], 3.2, 3.2), wood);

/** A slat reaches from post to post, which grow thinner upwards. */
const gap = (y: number): number => SIDE * 2 - 4.4 + (1.2 * (y - SEAT)) / (TOP - SEAT);

const slat = (from: number, to: number): Part =>
  between(level(from, [0, lean(from)], gap(from), 2), level(to, [0, lean(to)], gap(to), 2), pale);

const bar = (y: number, at: Point, width: number, depth: number): Part =>
  between(level(y, at, width, depth), level(y + 3, at, width, depth), wood);

const seat: Part = between(level(SEAT - 4, [0, 1], 43, 42), level(SEAT, [0, 1], 46, 45), pale);

const chair: readonly Part[] = [
  leg(-SIDE, 18),
  leg(SIDE, 18),
  leg(-SIDE, -17),
  leg(SIDE, -17),
  bar(15, [-SIDE * 1.03, 0.5], 2.4, 30),
  bar(15, [SIDE * 1.03, 0.5], 2.4, 30),
  bar(24, [0, 18.5], 32.6, 2.4),
  bar(24, [0, -17.5], 32.6, 2.4),
  seat,
  post(-SIDE),
  post(SIDE),
  slat(56, 62),
  slat(68, 74),
  slat(80, 91),
];

/** The shadow of the chair on the floor, thrown to the right and back. */
function shadow(degrees: number, view: View, length: number): string {
  return chair
    .map((part) => {
      const thrown = part.flatMap(({ corners }) =>
        corners.map((corner): Point => {
          const [x, y, z] = turned(corner, degrees);
          return seenAt([x + y * 0.62 * length, 0, z - y * 0.3 * length], view);
        }),
      );
      return straight(hull(thrown));
    })
    .join("");
}

const ROOM: View = { distance: 260, pitch: 15, height: 46, centre: [300, 258], scale: 3.55 };
const ANGLE = 34;

/** Lines of the grain along the seat, and a lit edge where it ends. */
function grain(): string {
  const on = (places: readonly Place[]): string =>
    straight(
      places.map((place) => seenAt(turned(place, ANGLE), ROOM)),
      false,
    );
  const lines = [-17, -11.5, -7, -1, 5, 10, 17].map((x, index) =>
    on([
      [x, SEAT, 22 - (index % 3) * 5],
      [x + 0.6, SEAT, 4],
      [x, SEAT, -14 + (index % 2) * 6],
    ]),
  );
  const slats = [59, 71, 84, 88].map((y, index) =>
    on([
      [-13 + index * 2, y, lean(y) + 1],
      [12 - (index % 2) * 6, y, lean(y) + 1],
    ]),
  );
  return stroke([...lines, ...slats].join(""), mix(pale, colour.wood, 0.55), 1.8);
}

function still(): string {
  const floor = mix(colour.wood, colour.paper, 0.62);
  const wall = mix(colour.water, colour.paper, 0.66);
  const boards = [-3, -2, -1, 0, 1, 2, 3, 4].map(
    (step) => `M${300 + step * 92} 318L${300 + step * 168} 480`,
  );
  const faces = seen(chair, ANGLE, ROOM);
  return (
    rect([0, 0, WIDTH, HEIGHT], wall) +
    // The light of a window falls on the wall.
    path("M396 40l150 30v190l-150-34z", mix(wall, colour.paper, 0.55)) +
    path("M466 54l8 2v190l-8-2zM396 128l150 32v8l-150-32z", wall) +
    path("M64 60h124v150H64z", mix(colour.wood, colour.ink, 0.15)) +
    path("M74 70h104v130H74z", colour.paper) +
    path("M84 80h84v110H84z", mix(colour.sky, colour.paper, 0.2)) +
    path("M84 160c20-24 36-30 50-20 12-10 24-8 34 4v46H84z", mix(colour.leaf, colour.sky, 0.3)) +
    path("M84 176c30-14 56-10 84 0v14H84z", colour.grass) +
    ellipse([146, 106], 11, 11, colour.yellow) +
    rect([0, 318, WIDTH, 162], floor) +
    stroke(boards.join(""), mix(floor, colour.wood, 0.3), 2) +
    stroke("M120 350h36M420 400h70M60 430h60M560 352h60", mix(floor, colour.wood, 0.3), 2) +
    rect([0, 300, WIDTH, 18], colour.paper) +
    rect([0, 316, WIDTH, 4], mix(floor, colour.ink, 0.25)) +
    path(shadow(ANGLE, ROOM, 1), mix(floor, colour.ink, 0.3)) +
    faces
      .map(({ corners, fill }) =>
        path(straight(corners), fill, `stroke="${fill}" stroke-width="2.4"`),
      )
      .join("") +
    grain()
  );
}

const FRAMES = 30;
const ROUND = 4.8;
const STUDIO: View = { distance: 260, pitch: 20, height: 46, centre: [320, 226], scale: 3.2 };

function turning(): string {
  const palette = new Palette();
  const frames = Array.from({ length: FRAMES }, (_, index) =>
    frame(seen(chair, ANGLE + (index * 360) / FRAMES, STUDIO), palette),
  );
  const model = film("film", ROUND, frames);
  const under = turntable(STUDIO, 49, ROUND, FRAMES, 15);
  const rules = `path{stroke-width:.8}${under.rules}${model.rules}${palette.rules}`;
  return moving("The model of a wooden chair turns", rules, studio() + under.body + model.body);
}

export const pictures: Readonly<Record<string, string>> = {
  "chair.svg": svg("A wooden chair", still()),
  "chair-turning.svg": turning(),
};
