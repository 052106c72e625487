// A cottage in summer, and the same in winter with smoke from its chimney, from one list of things.
import {
  type Joint,
  type Point,
  blunt,
  chance,
  circle,
  ellipse,
  group,
  path,
  rect,
  smooth,
  softLimb,
  stroke,
} from "../pen.ts";
import { HEIGHT, WIDTH, colour, svg } from "../svg.ts";

type Season = "summer" | "winter";

/** What is drawn in both seasons has two colours; what one season adds asks which it is. */
type Thing = (season: Season) => string;
const tones = {
  sky: { summer: colour.sky, winter: "#ccd8e4" },
  low: { summer: "#eaf4ef", winter: "#eef1f4" },
  cloud: { summer: colour.cloud, winter: "#e1e8ef" },
  farHill: { summer: "#a3c79b", winter: "#dde6ee" },
  hill: { summer: "#8fbf83", winter: "#e9eff4" },
  lawn: { summer: colour.grass, winter: "#f6f9fb" },
  lawnShade: { summer: "#90bb77", winter: "#d9e4ee" },
  firs: { summer: "#5f8f6a", winter: "#6f8f8a" },
  path: { summer: "#e2cfa6", winter: "#e3e5e6" },
  pathStone: { summer: "#cbb588", winter: "#cfd6dc" },
  wall: { summer: "#f6ead3", winter: "#efe4d2" },
  wallShade: { summer: "#dfcba9", winter: "#d3c7b8" },
  window: { summer: "#7fa9c0", winter: "#ffd98a" },
  hedge: { summer: colour.leaf, winter: "#7d8f80" },
} as const;
const tone = (name: keyof typeof tones, season: Season): string => tones[name][season];

const snow = "#fbfdfe";
const snowShade = "#d5e1ec";
const only = (wanted: Season, season: Season, drawn: () => string): string =>
  wanted === season ? drawn() : "";

const sky: Thing = (season) =>
  [
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${tone("sky", season)}"/><stop offset="1" stop-color="${tone("low", season)}"/></linearGradient>`,
    rect([0, 0, WIDTH, 320], "url(#sky)"),
    only("summer", season, () => circle([86, 84], 36, "#fbe29a")),
    only("winter", season, () => circle([86, 84], 36, "#f7f3e4")),
    group(
      `fill="${tone("cloud", season)}" opacity=".9"`,
      path("M150 76q22-20 46-6q20-24 52-4q34-8 42 10z"),
      path("M470 56q18-16 38-4q18-20 44-4q30-6 36 8z"),
    ),
  ].join("");

const fir = (x: number, y: number, size: number, season: Season): string =>
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    path(
      "M-3-6H3V4H-3ZM0-62L15-36H8L20-16H12L22-4H-22L-12-16H-20L-8-36H-15Z",
      tone("firs", season),
    ),
    only("winter", season, () =>
      path(
        "M0-62L13-39Q6-44 1-38Q-6-44-13-39ZM-8-36L-18-18Q-10-24-4-18Q4-25 10-19Q14-22 19-17L8-36Q0-30-8-36Z",
        snow,
      ),
    ),
  );

const hills: Thing = (season) =>
  [
    path("M0 252Q110 190 240 236T470 214T640 238V340H0Z", tone("farHill", season)),
    ...(
      [
        [34, 262, 0.9],
        [66, 254, 1.1],
        [98, 258, 0.8],
        [590, 252, 1],
        [618, 260, 1.2],
      ] as const
    ).map(([x, y, size]) => fir(x, y, size, season)),
    path("M0 284Q150 238 330 274T640 260V360H0Z", tone("hill", season)),
  ].join("");

const lawn: Thing = (season) =>
  [
    path("M0 330Q160 300 340 316T640 308V480H0Z", tone("lawn", season)),
    path("M0 400Q200 372 330 412T640 400V480H0Z", tone("lawnShade", season), 'opacity=".6"'),
    path("M336 376H382Q372 412 412 438T456 480H290Q326 450 324 424T336 376Z", tone("path", season)),
    ...(
      [
        [356, 392, 12],
        [350, 414, 14],
        [372, 436, 17],
        [372, 462, 22],
        [336, 456, 16],
      ] as const
    ).map(([x, y, rx]) => ellipse([x, y], rx, rx / 3.4, tone("pathStone", season))),
  ].join("");

const branches: readonly (readonly Joint[])[] = [
  [
    [104, 372, 15],
    [108, 340, 10],
    [106, 280, 7.5],
    [114, 220, 4.5],
    [112, 160, 2.5],
    [118, 122, 1],
  ],
  [
    [108, 292, 5.5],
    [78, 248, 3.5],
    [58, 214, 2],
    [50, 176, 1],
  ],
  [
    [108, 272, 5],
    [146, 228, 3],
    [166, 192, 2],
    [170, 150, 1],
  ],
  [
    [112, 222, 3],
    [90, 186, 2],
    [84, 146, 1],
  ],
  [
    [80, 250, 2.5],
    [46, 240, 1.5],
    [28, 216, 0.75],
  ],
  [
    [142, 232, 2.5],
    [178, 222, 1.5],
    [194, 196, 0.75],
  ],
  [
    [113, 190, 2.5],
    [134, 158, 1.5],
    [142, 126, 0.75],
  ],
];

const crown: readonly (readonly [x: number, y: number, radius: number])[] = [
  [60, 210, 46],
  [154, 208, 48],
  [84, 156, 48],
  [138, 150, 46],
  [110, 204, 54],
];

/** In winter the branches are bare and carry snow; in summer the leaves lie over the same ones. */
const tree: Thing = (season) =>
  [
    ellipse([130, 374], 84, 11, season === "summer" ? "#6f9a5c" : "#c3d2e0", 'opacity=".6"'),
    ...branches.map((joints) => path(softLimb(...joints), "#7d5a42")),
    only("winter", season, () =>
      stroke(
        branches
          .slice(1)
          .map((joints) =>
            smooth(
              joints.map(([x, y, radius]): Point => [x - 1, y - radius]),
              false,
            ),
          )
          .join(""),
        snow,
        3.5,
      ),
    ),
    only("summer", season, () =>
      [
        group(
          `fill="${colour.leafDark}"`,
          ...crown.map(([x, y, radius]) => circle([x + 3, y + 7], radius)),
        ),
        group(
          `fill="${colour.leaf}"`,
          ...crown.map(([x, y, radius]) => circle([x - 2, y - 3], radius * 0.92)),
        ),
        group(
          'fill="#7bb583"',
          ...crown.map(([x, y, radius]) => circle([x - 10, y - 14], radius * 0.5)),
        ),
        group(
          `fill="${colour.red}"`,
          ...(
            [
              [52, 232],
              [96, 196],
              [140, 226],
              [168, 186],
              [120, 140],
              [76, 172],
            ] as const
          ).map((place) => circle(place, 6)),
        ),
      ].join(""),
    ),
  ].join("");

const roof = "M196 236L262 132H478L534 236Z";

const chimney: Thing = (season) =>
  [
    rect([410, 88, 40, 62], "#b5674f"),
    rect([436, 88, 14, 62], "#8f4b39"),
    stroke("M410 104h40M410 118h40M410 132h40M424 90v13M434 105v12M420 119v12", "#d39a83", 1.6),
    rect([404, 82, 52, 10], "#8f4b39"),
    rect([418, 70, 12, 13], "#7a3f31"),
    rect([434, 70, 12, 13], "#7a3f31"),
    only("winter", season, () =>
      path("M402 84Q404 74 418 76V80H446V76Q458 76 458 84Q446 88 430 84Q414 88 402 84Z", snow),
    ),
  ].join("");

const smoke: Thing = (season) =>
  only("winter", season, () => {
    const puffs: readonly (readonly [x: number, y: number, radius: number])[] = [
      [425, 64, 7],
      [422, 54, 9],
      [426, 42, 12],
      [438, 31, 14],
      [456, 23, 16],
      [478, 14, 18],
      [504, 4, 21],
    ];
    return [
      group('fill="#a9b7c6"', ...puffs.map(([x, y, radius]) => circle([x + 3, y + 3], radius))),
      group('fill="#eef2f6"', ...puffs.map(([x, y, radius]) => circle([x - 1, y - 1], radius))),
    ].join("");
  });

const pane = (x: number, y: number, season: Season): string =>
  [
    rect([x - 5, y - 5, 62, 58], "#fdf9f0"),
    rect([x, y, 52, 48], tone("window", season)),
    path(`M${x} ${y}h30l-30 34z`, "#fff", 'opacity=".28"'),
    stroke(`M${x + 26} ${y}v48M${x} ${y + 22}h52`, "#fdf9f0", 4, blunt),
    rect([x - 24, y - 5, 18, 58], "#4f7f74"),
    rect([x + 58, y - 5, 18, 58], "#4f7f74"),
    stroke(
      `M${x - 21} ${y + 8}h12m-12 12h12m-12 12h12m-12 12h12M${x + 61} ${y + 8}h12m-12 12h12m-12 12h12m-12 12h12`,
      "#3e675e",
      2,
    ),
    rect([x - 8, y + 53, 68, 7], "#c9b493"),
    season === "winter"
      ? path(`M${x - 10} ${y + 54}q8-9 20-5q14-7 26-1q14-5 26 6z`, snow)
      : flowerBox(x, y + 52),
  ].join("");

function flowerBox(x: number, y: number): string {
  const blooms = [0, 1, 2, 3, 4, 5].map((index) =>
    circle([x + index * 10.4, y - 4 - (index % 2) * 5], 5),
  );
  return (
    ellipse([x + 26, y - 1], 34, 8, colour.leaf) +
    group(`fill="${colour.red}"`, ...blooms) +
    rect([x - 6, y, 64, 12], "#9a6b45")
  );
}

const house: Thing = (season) =>
  [
    ellipse([372, 378], 172, 12, season === "summer" ? "#6f9a5c" : "#c3d2e0", 'opacity=".6"'),
    rect([216, 226, 300, 150], tone("wall", season)),
    rect([216, 226, 300, 22], tone("wallShade", season)),
    rect([470, 226, 46, 150], tone("wallShade", season), 'opacity=".6"'),
    rect([216, 360, 300, 16], "#b0a99c"),
    stroke(
      "M240 361v14M272 361v14M300 361v14M372 361v14M408 361v14M444 361v14M484 361v14",
      "#948d81",
      2,
    ),
    chimney(season),
    path(roof, "#b9604a"),
    stroke("M250 150H484M239 168H494M228 186H504M217 204H514M206 221H524", "#9d4c39", 3),
    path("M478 132L534 236H492L448 132Z", "#8f4433", 'opacity=".5"'),
    path("M190 232H540V242H190Z", "#84402f"),
    only(
      "winter",
      season,
      () =>
        path(
          "M262 128Q300 120 370 126T478 128Q490 136 500 160L538 232Q528 246 514 234Q500 248 484 234Q466 246 446 232Q424 248 402 234Q380 246 362 232Q338 250 316 234Q296 246 278 232Q258 248 240 234Q224 246 210 236Q196 242 192 232Z",
          snow,
        ) +
        stroke("M276 152Q352 144 430 152M250 190Q346 182 452 190", "#e6eef5", 4) +
        path(
          "M462 127L478 128Q490 136 500 160L538 232Q528 246 514 234Q503 246 492 238Z",
          snowShade,
        ),
    ),
    pane(244, 276, season),
    pane(430, 276, season),
    group('transform="translate(28 0)"', door(season)),
  ].join("");

const door: Thing = (season) =>
  [
    path("M300 376V300Q330 264 360 300V376Z", "#fdf9f0"),
    path("M306 376V304Q330 274 354 304V376Z", "#3f6f8f"),
    stroke("M322 294V376M338 294V376", "#315a76", 2),
    circle([346, 338], 3.5, colour.yellow),
    circle([330, 312], 7, tone("window", season)),
    path("M288 274L330 244L372 274L366 280L330 254L294 280Z", "#84402f"),
    rect([296, 372, 68, 8], "#9c958a"),
    only("winter", season, () =>
      path(
        "M286 275Q300 254 330 240Q360 254 374 275Q364 276 358 268L330 252L302 268Q296 276 286 275ZM294 373q20-6 34-1q20-5 38 1z",
        snow,
      ),
    ),
  ].join("");

const hedge: Thing = (season) => {
  const rounds: readonly (readonly [number, number, number])[] = [
    [206, 362, 20],
    [228, 366, 16],
    [520, 360, 22],
    [548, 366, 18],
    [500, 368, 14],
  ];
  const flowers = [
    [200, 356],
    [214, 370],
    [228, 360],
    [514, 352],
    [530, 364],
    [548, 360],
    [500, 366],
  ] as const;
  return [
    group(
      `fill="${tone("hedge", season)}"`,
      ...rounds.map(([x, y, radius]) => circle([x, y], radius)),
    ),
    only("summer", season, () =>
      group(`fill="${colour.pink}"`, ...flowers.map((place) => circle(place, 4.5))),
    ),
    only("winter", season, () =>
      group(
        `fill="${snow}"`,
        ...rounds.map(([x, y, radius]) =>
          path(
            `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0q-${radius / 2}-8-${radius} 0q-${radius / 2}-8-${radius} 0z`,
          ),
        ),
      ),
    ),
  ].join("");
};

/** A picket fence, which leaves the path free. */
const fence: Thing = (season) => {
  const pickets = (from: number, to: number): readonly number[] =>
    Array.from({ length: Math.floor((to - from) / 22) + 1 }, (_, index) => from + index * 22);
  const places = [...pickets(8, 250), ...pickets(470, 634)];
  const white = season === "summer" ? "#fbf7ee" : "#e9e3d8";
  return [
    path(
      "M0 424h262v6H0zM462 424h178v6H462zM0 448h262v6H0zM462 448h178v6H462z",
      season === "summer" ? "#e4dccb" : "#cfc8bc",
    ),
    path(places.map((x) => `M${x - 6} 466v-52l6-8 6 8v52z`).join(""), white),
    path(places.map((x) => `M${x + 2} 466v-57l4 5v52z`).join(""), "#a79f90", 'opacity=".35"'),
    only("winter", season, () =>
      path(places.map((x) => `M${x - 8} 415q1-14 8-14t8 14q-8-5-16 0z`).join(""), snow),
    ),
  ].join("");
};

/** What lies in front: flowers, or drifts of snow. */
const front: Thing = (season) => {
  if (season === "winter")
    return path(
      "M0 462Q60 446 130 460T280 468V480H0ZM452 480V468Q520 450 580 462T640 458V480Z",
      snow,
    );
  const next = chance(1076);
  const kinds = [colour.yellow, "#fff", colour.violet, colour.pink];
  const blooms = kinds.map((petals) => {
    const places = Array.from({ length: 8 }, (): Point => {
      const along = next() * 2;
      return [along < 1 ? 6 + along * 250 : 470 + (along - 1) * 164, 458 + next() * 20].map(
        Math.round,
      ) as unknown as Point;
    });
    return (
      stroke(places.map(([x, y]) => `M${x} ${y}v14`).join(""), "#5f9a4f", 2) +
      group(`fill="${petals}"`, ...places.map((place) => circle(place, 4.5)))
    );
  });
  return (
    path("M0 470Q120 456 280 472V480H0ZM452 480V472Q540 456 640 468V480Z", "#7fae68") +
    blooms.join("")
  );
};

const flakes: Thing = (season) =>
  only("winter", season, () => {
    const next = chance(31);
    const places = Array.from(
      { length: 54 },
      () => `M${Math.round(next() * WIDTH)} ${Math.round(next() * HEIGHT)}v.1`,
    );
    return stroke(places.join(""), "#fff", 5, 'opacity=".85"');
  });

const things: readonly Thing[] = [
  sky,
  hills,
  lawn,
  smoke,
  house,
  hedge,
  tree,
  fence,
  front,
  flakes,
];
const drawn = (season: Season): string => things.map((thing) => thing(season)).join("");

export const pictures: Readonly<Record<string, string>> = {
  "cottage.svg": svg("A cottage in summer", drawn("summer")),
  "cottage-winter.svg": svg("The cottage in snow, with smoke from its chimney", drawn("winter")),
};
