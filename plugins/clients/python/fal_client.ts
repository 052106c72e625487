// fal_client: always calls fal directly, with a fal key.
import { defineClient } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { readPath } from "hubsmith/clients";
import { falCall, LABEL, refuseUnlessFal } from "../../kit/clients/fal.ts";
import { at, either, save } from "../../kit/clients/python/json.ts";

export default defineClient({
  id: "python/fal_client",
  label: LABEL,
  language: python.language,
  order: 3,
  // It is made with httpx, which downloads the result.
  install: { pip: ["fal-client", "httpx"] },
  isDirect: true,
  refuses: refuseUnlessFal,
  templates: [],
  fallback: (call) => {
    const { app, input, at: path, file } = falCall(call);
    const value = readPath(python`result`, path, { at, either });
    return python`
      import fal_client

      client = fal_client.SyncClient(key=${call.token})

      result = client.subscribe(${python.args([app], { arguments: input })})

      ${file === undefined ? python`print(${value})` : download(value, file)}
    `;
  },
});

function download(url: Code<"python">, file: string): Code<"python"> {
  const name = python.name(file.split(".")[0]!);
  return python`
    import httpx

    ${name} = httpx.get(${url}, follow_redirects=True)
    ${name}.raise_for_status()
    ${save(python`${name}.content`, file)}
  `;
}
