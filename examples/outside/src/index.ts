// All plugins of this package, in one list that a host adds to its own.
import { azure, cloudflare } from "./cloud.ts";
import google, { generateContent } from "./gemini.ts";
import httpTiny from "./http-tiny.ts";
import httpx2 from "./httpx2.ts";
import orchardClient from "./orchard-client.ts";
import orchard from "./orchard.ts";
import pomology from "./pomology.ts";
import press from "./press.ts";
import ripeness from "./ripeness.ts";
import timm from "./timm.ts";

export default [
  cloudflare,
  azure,
  generateContent,
  google,
  pomology,
  orchard,
  orchardClient,
  httpx2,
  httpTiny,
  ripeness,
  press,
  timm,
];
