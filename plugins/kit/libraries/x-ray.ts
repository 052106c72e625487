// A sample chest X-ray, in the public domain (CC0).
import { python } from "hubsmith/code";

/** Opens it as `image`. Wikimedia rejects requests without a user agent. */
export const openXRay = python`
  from urllib.request import Request, urlopen

  from PIL import Image

  url = "https://upload.wikimedia.org/wikipedia/commons/c/c8/Chest_Xray_PA_3-8-2010.png"
  request = Request(url, headers={"User-Agent": "a program that tries a model"})
  image = Image.open(urlopen(request)).convert("L")
`;
