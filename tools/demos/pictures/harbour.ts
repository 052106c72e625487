// A fishing boat that glides into a harbour at dusk: it comes from the open sea and passes behind the house on the quay.
import {
  type Point,
  chance,
  circle,
  group,
  mix,
  num,
  path,
  rect,
  straight,
  stroke,
} from "../pen.ts";
import { HEIGHT, WIDTH, colour, moving } from "../svg.ts";

const HORIZON = 250;
const dusk = mix(colour.violet, colour.night, 0.55);
const glow = mix(colour.orange, colour.pink, 0.35);
const lamp = mix(colour.yellow, colour.paper, 0.35);
const sea = mix(colour.blue, colour.night, 0.45);

function sky(): string {
  // Each band of the sky has the lower edge of a long flat cloud.
  const bands: readonly (readonly [top: number, fill: string])[] = [
    [46, mix(colour.night, colour.violet, 0.55)],
    [92, mix(colour.violet, colour.pink, 0.3)],
    [136, mix(colour.violet, colour.pink, 0.65)],
    [174, mix(colour.pink, colour.orange, 0.3)],
    [206, mix(colour.orange, colour.pink, 0.3)],
    [230, mix(colour.orange, colour.yellow, 0.55)],
  ];
  const drawn = bands.map(([y, fill], index) => {
    const swing = index % 2 === 0 ? 14 : -12;
    return path(
      `M0 ${y}c140 ${swing} 240 ${-swing} 360 0s200 ${swing / 2} 280-4V${HORIZON}H0z`,
      fill,
    );
  });
  const stars: readonly Point[] = [
    [70, 24],
    [188, 38],
    [300, 18],
    [420, 34],
    [540, 20],
    [610, 58],
  ];
  return (
    rect([0, 0, WIDTH, HORIZON], mix(colour.night, colour.violet, 0.25)) +
    drawn.join("") +
    stars.map((at) => circle(at, 1.6, colour.paper)).join("") +
    path(
      "M30 152c40-6 60-14 100-14 50 0 60 10 130 8-40 12-80 8-110 10-50 2-70 0-120-4z",
      mix(colour.violet, colour.pink, 0.42),
    ) +
    path(
      "M190 192c30 2 50-8 90-8 40 2 50 8 100 2-30 14-60 10-90 12-40 2-70 0-100-6z",
      mix(colour.pink, colour.orange, 0.75),
    ) +
    circle([128, 232], 34, lamp)
  );
}

function water(): string {
  const random = chance(5);
  const glints = Array.from({ length: 34 }, (_, index) => {
    const y = HORIZON + 8 + index * 6.4;
    const isSun = index % 2 === 0;
    const spread = 24 + index * 2.4;
    const x = isSun ? 128 + (random() - 0.5) * spread * 1.6 : random() * 440;
    const fill = isSun ? mix(colour.yellow, sea, 0.15 + index * 0.014) : mix(sea, glow, 0.3);
    const length = 14 + random() * 20 + index * 0.8;
    return stroke(`M${num(x - length / 2)} ${num(y)}h${num(length)}`, fill, 2.4 + index * 0.05);
  });
  const third = (rest: number): string[] => glints.filter((_, index) => index % 3 === rest);
  return (
    rect([0, HORIZON, WIDTH, HEIGHT - HORIZON], mix(sea, glow, 0.42)) +
    path(`M0 272c160-8 420 8 640-4v212H0z`, mix(sea, glow, 0.26)) +
    path(`M0 306c200 10 380-8 640 2v172H0z`, mix(sea, glow, 0.13)) +
    path(`M0 366c220-10 420 10 640 0v114H0z`, sea) +
    path(`M0 430c240 8 400-8 640 0v50H0z`, mix(sea, colour.night, 0.4)) +
    [0, 1, 2].map((rest) => group(`class="w${rest}"`, ...third(rest))).join("")
  );
}

/** A house on the far shore: its wall, its roof, and windows with light behind some. */
function house(x: number, width: number, height: number, wall: string, lit: string): string {
  const y = HORIZON + 6 - height;
  const roof: readonly Point[] = [
    [x - 3, y],
    [x + width / 2, y - width * 0.42],
    [x + width + 3, y],
  ];
  const windows = [...lit].map((sign, index) => {
    const at: Point = [x + 6 + (index % 2) * (width - 19), y + 8 + Math.floor(index / 2) * 18];
    return rect([...at, 7, 9], sign === "1" ? lamp : mix(wall, colour.night, 0.5));
  });
  return (
    path(straight(roof), mix(colour.night, colour.red, 0.4)) +
    rect([x, y, width, height], wall) +
    rect([x + width * 0.7, y, width * 0.3, height], mix(wall, colour.night, 0.25)) +
    windows.join("")
  );
}

const town: string =
  path(`M300 256c50-40 90-96 170-112 80-14 130 20 170 22v90z`, mix(dusk, colour.pink, 0.28)) +
  path(`M350 256c60-20 80-60 150-70 70-8 110 20 140 20v50z`, mix(dusk, colour.pink, 0.1)) +
  path("M436 256v-84l7-34 7 34v84z", mix(dusk, colour.ink, 0.35)) +
  house(352, 34, 32, mix(colour.pink, dusk, 0.35), "10") +
  house(388, 30, 46, mix(colour.orange, dusk, 0.5), "0110") +
  house(420, 38, 38, mix(colour.paper, dusk, 0.45), "1101") +
  house(460, 34, 54, mix(colour.red, dusk, 0.5), "011011") +
  house(496, 40, 36, mix(colour.yellow, dusk, 0.5), "10") +
  // The pier, and the light at its head.
  path("M640 252H300l-6 14h346z", mix(colour.stone, dusk, 0.4)) +
  path("M295 264h345v13H290z", mix(colour.night, colour.ink, 0.4)) +
  path("M305 252l4-46h14l4 46z", mix(colour.paper, dusk, 0.25)) +
  path("M306.5 238l1.2-14h17l1.2 14z", mix(colour.red, dusk, 0.15)) +
  rect([308, 194, 16, 12], lamp) +
  path("M305 195l11-11 11 11z", mix(colour.red, dusk, 0.3)) +
  circle([316, 200], 20, lamp, `opacity=".25" class="l"`);

const boards: readonly number[] = [500, 524, 548, 572, 596, 620];

const quay: string =
  path("M486 480V190l78-62 78 62v290z", mix(colour.wood, colour.night, 0.72)) +
  path("M474 204l90-68 90 68v-18l-90-68-90 68z", mix(colour.red, colour.night, 0.68)) +
  boards
    .map((x) =>
      stroke(
        `M${x} ${Math.max(190, 132 + Math.abs(x - 564))}V400`,
        mix(colour.wood, colour.night, 0.85),
        2,
      ),
    )
    .join("") +
  path("M552 400v-86h60v86z", mix(colour.orange, colour.night, 0.4)) +
  path("M558 400v-80h48v80z", mix(lamp, colour.orange, 0.35)) +
  path("M558 400v-80h20l-6 80z", lamp) +
  circle([528, 262], 26, lamp, `opacity=".16"`) +
  stroke("M528 246v10", colour.ink, 3) +
  path("M520 264l8-10 8 10z", colour.ink) +
  circle([528, 266], 5, lamp) +
  path("M436 398h204v82H446z", mix(colour.stone, colour.night, 0.7)) +
  path("M430 390h210v16H434z", mix(colour.stone, colour.night, 0.45)) +
  path("M552 394l-30 12h60l24-12z", mix(colour.stone, lamp, 0.35), `opacity=".6"`) +
  stroke("M447 432h54m24 0h60m-136 24h30m30 0h80", mix(colour.stone, colour.night, 0.85), 3) +
  // A bollard with its rope, and boxes for the catch.
  stroke("M462 384c-20 20-26 50-24 96", mix(colour.paper, colour.night, 0.4), 3) +
  path("M454 394v-14c-8-2-8-12 8-12s16 10 8 12v14z", mix(colour.ink, colour.night, 0.3)) +
  rect([488, 368, 40, 24], mix(colour.blue, colour.night, 0.4)) +
  rect([494, 346, 36, 22], mix(colour.red, colour.night, 0.42)) +
  stroke("M492 380h32m-26-22h28", mix(colour.night, colour.ink, 0.5), 2);

const hull = mix(colour.blue, colour.night, 0.25);
const cabin = mix(colour.paper, colour.pink, 0.3);

// The boat's own origin is amidships at the water line; it heads to the right.
const boat: string =
  // Its mirror image on the water is only a dark shape.
  path("M-72 8h130c-4 12-16 20-34 22H-40c-20-2-30-10-32-22z", colour.night, `opacity=".4"`) +
  stroke("M-46-24V-98M44-28V-92", mix(colour.wood, colour.ink, 0.4), 3.5) +
  stroke(
    "M-46-92l-30 58M-46-92l58 26M44-90l36 46M44-90L-46-94",
    mix(colour.ink, colour.violet, 0.3),
    1.2,
  ) +
  path(
    "M-74-34l28-46 8 50c-12 8-24 6-36-4z",
    mix(colour.orange, colour.violet, 0.25),
    `opacity=".85"`,
  ) +
  stroke(
    "M-70-36l30-24m-34 30l36-14m-28-20l12 34m4-44l6 42",
    mix(colour.orange, colour.night, 0.5),
    1,
  ) +
  path("M-16-26v-42h42l6 42z", cabin) +
  path("M-16-26v-42h14v42z", mix(cabin, colour.violet, 0.4)) +
  path("M-22-68l4-8h46l8 8z", mix(colour.red, colour.violet, 0.15)) +
  path("M3-60h8v15H3zM15-60h10l2 15H15z", lamp) +
  rect([-4, -92, 8, 16], mix(colour.ink, colour.violet, 0.2)) +
  path("M-76-32c40 10 106 8 160-14-6 22-16 40-24 54H-64c-8-12-12-26-12-40z", hull) +
  path(
    "M-76-32c40 10 106 8 160-14l-3 9c-54 21-118 22-156 12z",
    mix(colour.paper, colour.pink, 0.35),
  ) +
  path("M-70-6c44 8 96 6 141-2l-9 16H-64z", mix(colour.red, colour.night, 0.2)) +
  circle([56, -20], 3, mix(colour.paper, hull, 0.3)) +
  // Somebody stands at the stern.
  path("M-56-28v-18c0-8 12-8 12 0v18z", mix(colour.yellow, colour.orange, 0.4)) +
  circle([-50, -56], 5.5, colour.skin) +
  path("M-56-57c0-9 12-9 12 0z", colour.ink) +
  circle([44, -94], 3.5, lamp) +
  circle([44, -94], 10, lamp, `opacity=".25" class="l"`);

const foam = mix(colour.paper, colour.pink, 0.35);

const wake: string =
  path("M-62 6c-40-8-86-4-138 8 54 2 96 6 150 0z", foam, `opacity=".75"`) +
  path("M-56 14c-40 4-70 14-120 14 30-8 60-18 110-20z", foam, `opacity=".45"`) +
  path("M-100 2c-40-2-80-2-120 2 30-8 70-12 118-8z", foam, `opacity=".35"`);

const bow: string = path(
  "M72 4c-10-2-26 4-44 10 22 2 44 0 52-4 2-2-4-6-8-6z",
  foam,
  `opacity=".85"`,
);

function gull([x, y]: Point, size: number, kind: number): string {
  const wings = path(
    "M0-1C-5-8-13-9-22-4-14-5-6-1 0 4 6-1 14-5 22-4 13-9 5-8 0-1z",
    colour.paper,
    `class="p${kind}"`,
  );
  const body = path("M-9 3C-4-2 6-2 11 1 6 5-4 6-13 5z", mix(colour.paper, colour.violet, 0.25));
  const place = `transform="translate(${x} ${y}) scale(${size})"`;
  return group(place, group(`class="d${kind}"`, body, wings));
}

const gulls: string =
  gull([-96, -62], 1, 0) +
  gull([-140, -112], 0.8, 1) +
  gull([-178, -54], 0.7, 2) +
  gull([-64, -140], 0.62, 1);

const rules: string = [
  // The round begins in the middle of the way, so that the still picture has the boat in it.
  ".b{animation:glide 6s linear -2.4s infinite}",
  "@keyframes glide{0%{transform:translate(-92px,358px)}to{transform:translate(690px,350px)}}",
  ".r{animation:roll 3s ease-in-out infinite alternate}",
  "@keyframes roll{0%{transform:rotate(-1.2deg)}to{transform:translateY(2px) rotate(1.2deg)}}",
  ".k{transform-origin:-60px 8px;animation:k 1.5s ease-in-out infinite alternate,gone 6s linear -2.4s infinite}",
  "@keyframes k{to{transform:scale(1.06,1.2)}}",
  "@keyframes gone{0%,80%{opacity:1}to{opacity:0}}",
  ...[0, 1, 2].map(
    (kind) =>
      `.p${kind}{animation:flap ${num(0.8 + kind * 0.3)}s ease-in-out infinite alternate}.d${kind}{animation:drift ${3 - kind * 0.5}s ease-in-out -${kind}s infinite alternate}.w${kind}{animation:glint ${2 + kind}s ease-in-out infinite alternate}`,
  ),
  "@keyframes flap{to{transform:scaleY(-.5)}}",
  "@keyframes drift{0%{transform:translate(-8px,6px)}to{transform:translate(12px,-8px)}}",
  "@keyframes glint{0%{transform:translateX(-5px)}to{transform:translateX(7px);opacity:.55}}",
  ".l{animation:lamp 2s ease-in-out infinite alternate}@keyframes lamp{to{opacity:.5}}",
].join("");

export const pictures: Readonly<Record<string, string>> = {
  "harbour-moving.svg": moving(
    "A fishing boat glides into a harbour at dusk",
    rules,
    sky() +
      water() +
      town +
      group(`class="b"`, group(`class="k"`, wake), group(`class="r"`, boat, gulls), bow) +
      quay,
  ),
};
