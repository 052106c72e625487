// An elephant at a water hole: it has water in its trunk and sprays it over its back.
import {
  type Joint,
  type Point,
  chance,
  circle,
  clip,
  ellipse,
  group,
  mix,
  path,
  rect,
  smooth,
  softLimb,
  stroke,
} from "../pen.ts";
import { WIDTH, colour, svg } from "../svg.ts";

const hide = "#8f959c";
const hideDark = "#737a83";
const hideLight = "#a9aeb4";
const SHORE = 372;

const land = [
  `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colour.sky}"/><stop offset="1" stop-color="#fdebcb"/></linearGradient>`,
  rect([0, 0, WIDTH, 300], "url(#sky)"),
  circle([92, 96], 38, "#fff3d0"),
  path("M150 62q20-16 42-5q18-20 46-4q28-8 40 9z", colour.cloud, 'opacity=".85"'),
  path("M0 246Q110 206 220 238T430 222T640 236V300H0Z", "#c2c7a6"),
  path("M0 268Q160 244 330 264T640 256V320H0Z", "#a9b886"),
  ...[
    [40, 262, 1],
    [110, 258, 0.7],
    [566, 252, 1.1],
    [618, 256, 0.8],
  ].map(([x, y, size]) => bush(x!, y!, size!)),
  rect([0, 284, WIDTH, 120], "#d9c184"),
  path("M0 316Q180 298 360 316T640 308V420H0Z", "#cdb172"),
].join("");

function bush(x: number, y: number, size: number): string {
  const crowns: readonly Joint[] = [
    [-14, 2, 18],
    [12, 0, 22],
    [-2, -14, 18],
  ];
  return group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    stroke("M0 26V0", "#76674c", 5),
    ...crowns.map(([dx, dy, radius]) => ellipse([dx, dy], radius, radius * 0.7, "#7c9a64")),
    ellipse([-4, -16], 12, 6, "#93ae75"),
  );
}

const water = [
  path("M0 392Q90 362 240 366T480 362T640 380V480H0Z", "#a88f56"),
  path("M0 402Q90 370 240 374T480 370T640 390V480H0Z", colour.water),
  path("M0 440Q200 420 400 436T640 430V480H0Z", "#4a97b8"),
].join("");

const body = smooth([
  [196, 232],
  [214, 168],
  [268, 138],
  [330, 142],
  [380, 132],
  [424, 150],
  [446, 204],
  [430, 262],
  [372, 286],
  [290, 284],
  [226, 290],
  [200, 270],
]);

const nearLegs: readonly (readonly Joint[])[] = [
  [
    [240, 250, 42],
    [238, 300, 29],
    [234, 340, 23],
    [234, 372, 25],
  ],
  [
    [396, 240, 42],
    [398, 300, 27],
    [396, 340, 23],
    [396, 376, 26],
  ],
];
const farLegs: readonly (readonly Joint[])[] = [
  [
    [284, 262, 30],
    [290, 310, 23],
    [288, 366, 23],
  ],
  [
    [350, 262, 30],
    [348, 310, 23],
    [350, 366, 23],
  ],
];

const trunk: readonly Joint[] = [
  [492, 178, 31],
  [516, 214, 22],
  [546, 226, 16],
  [570, 206, 13],
  [574, 166, 11],
  [556, 128, 9.5],
  [530, 108, 9],
];

const nail = (x: number, y: number): string =>
  [-16, -4, 8].map((dx) => `M${x + dx} ${y}q5-10 10 0z`).join("");

const elephant = [
  stroke("M204 196Q180 226 184 276", hideDark, 7),
  stroke("M184 278Q180 292 184 304", "#4c5159", 9),
  ...farLegs.map((joints) => path(softLimb(...joints), "#666d76")),
  ...nearLegs.map((joints) => path(softLimb(...joints), hide)),
  clip("body", body),
  path(body, hide),
  group(
    'clip-path="url(#body)"',
    path("M190 250Q320 300 446 226V300H190Z", hideDark, 'opacity=".55"'),
    path("M206 190Q226 146 270 142T380 138T440 170Q380 152 330 160T250 166T206 210Z", hideLight),
  ),
  path(
    "M210 300Q220 350 214 384Q206 380 208 340ZM372 300Q378 350 374 388Q368 380 370 340Z",
    hideDark,
    'opacity=".5"',
  ),
  path(nail(232, 382) + nail(396, 388), "#d8d4cb"),
  stroke("M232 316q14 6 30 2M380 318q14 6 32 2M384 332q10 4 24 1", hideDark, 2),
  head(),
].join("");

function head(): string {
  const skull = smooth([
    [404, 156],
    [428, 124],
    [470, 116],
    [506, 136],
    [518, 176],
    [506, 216],
    [476, 236],
    [436, 230],
    [408, 200],
  ]);
  const ear = smooth([
    [398, 128],
    [432, 134],
    [452, 160],
    [448, 204],
    [428, 246],
    [402, 266],
    [378, 240],
    [362, 196],
    [366, 150],
  ]);
  return [
    path("M486 212Q482 244 458 250Q446 240 456 220Z", hideDark),
    path(softLimb(...trunk), hide),
    stroke(
      "M534 238q8-14 6-26M556 228q2-12-8-22M572 206q-8-6-20-4M578 184q-10-4-20 0M578 160q-10 0-16 6M568 136q-8 2-12 10M552 118q-6 4-7 12",
      hideDark,
      2,
    ),
    path(skull, hide),
    path("M430 128Q466 112 500 136Q466 124 436 138Z", hideLight),
    path("M488 222C496 250 526 264 560 256C536 250 516 236 508 210Z", "#f6f0df"),
    path("M488 222C496 250 526 264 560 256C530 256 506 244 500 216Z", "#ddd3ba"),
    circle([484, 168], 5, "#2c2f35"),
    circle([485.5, 166.5], 1.6, "#fff"),
    stroke("M472 158Q484 152 494 162M474 178Q484 182 494 176", hideDark, 2.5),
    path(ear, mix(hide, hideDark, 0.6)),
    path(
      smooth([
        [400, 138],
        [428, 144],
        [442, 164],
        [437, 202],
        [420, 238],
        [402, 252],
        [386, 232],
        [374, 194],
        [378, 154],
      ]),
      mix(hide, "#c9a7a0", 0.5),
    ),
  ].join("");
}

/** Water from the tip of the trunk: jets that rise and fall onto the back, and drops around them. */
function spray(): string {
  const next = chance(77);
  const [x, y]: Point = [524, 102];
  const jets = [
    [222, 176],
    [268, 152],
    [314, 124],
    [360, 94],
  ] as const;
  const arcs = jets.map(([land, rise]) =>
    stroke(`M${x} ${y}Q${(x + land) / 2} ${y - rise} ${land} 142`, "#e3f3fb", 4, 'opacity=".7"'),
  );
  const drops = jets.flatMap(([land, rise], jet) =>
    Array.from({ length: 22 - 2 * jet }, (_, index) => {
      const t = (index + 2 + next()) / (24 - 2 * jet);
      const loose = (): number => (next() - 0.5) * (6 + 16 * t);
      const height = y * (1 - t) ** 2 + 2 * (y - rise) * t * (1 - t) + 142 * t * t;
      const place = [x + (land - x) * t + loose(), height + loose()].map(Math.round);
      return circle([place[0]!, place[1]!], 1.8 + 2.6 * next() * t + t);
    }),
  );
  return [...arcs, group('fill="#5faad0"', ...drops)].join("");
}

const reflection = '<use href="#elephant" transform="translate(0 766) scale(1-1)" opacity=".25"/>';

const ripples =
  stroke(
    "M180 392q54 14 110 0M350 396q50 14 104 0M160 404q70 18 146 2M338 410q64 14 130 0",
    "#d6eef8",
    2.5,
    'opacity=".8"',
  ) +
  stroke(
    "M30 430h70M500 420h84M90 456h120M420 458h90M560 446h50M250 444h70",
    "#a9d8ea",
    3,
    'opacity=".7"',
  );

function reeds(x: number, y: number, flip: number): string {
  return group(
    `transform="translate(${x} ${y}) scale(${flip} 1)"`,
    stroke("M0 0Q4-50-6-92M10 2Q14-60 26-104M22 4Q30-40 50-66M-8 2Q-16-40-32-60", "#5f8a4f", 4),
    stroke("M-6-92v-16M26-104l3-18", "#7d5334", 8),
  );
}

const picture = [
  land,
  ellipse([320, SHORE + 4], 170, 14, "#8d7440", 'opacity=".5"'),
  water,
  reflection,
  group('id="elephant"', elephant),
  path("M196 386Q320 376 446 390V410Q320 396 196 404Z", colour.water, 'opacity=".85"'),
  ripples,
  spray(),
  reeds(590, 410, 1),
  reeds(44, 426, -1),
].join("");

export const pictures: Readonly<Record<string, string>> = {
  "elephant.svg": svg("An elephant at a water hole sprays water over its back", picture),
};
