// A sample chest X-ray, in the public domain (CC0).
import { type Code, python } from "hubsmith/code";
import { X_RAY } from "../samples/inputs.ts";

const request = python`
  url = ${X_RAY}
  request = Request(url, headers={"User-Agent": "a program that tries a model"})
`;

/** Opens it as `image`. */
export const openXRay = python`
  from urllib.request import Request, urlopen

  from PIL import Image

  ${request}
  image = Image.open(urlopen(request)).convert("L")
`;

/** Writes it to a file. */
export const saveXRay = (path: string): Code<"python"> => python`
  from pathlib import Path
  from urllib.request import Request, urlopen

  ${request}
  Path(${path}).write_bytes(urlopen(request).read())
`;
