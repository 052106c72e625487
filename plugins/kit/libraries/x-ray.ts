// A sample chest X-ray, in the public domain (CC0).
import { python } from "hubsmith/code";
import { X_RAY } from "../samples/inputs.ts";

/** Opens it as `image`. */
export const openXRay = python`
  from urllib.request import Request, urlopen

  from PIL import Image

  url = ${X_RAY}
  request = Request(url, headers={"User-Agent": "a program that tries a model"})
  image = Image.open(urlopen(request)).convert("L")
`;
