// fal_client: always calls fal directly, with a fal key.
import { defineClient } from "hubsmith";
import { type Code, type FileRef, type Hole, python } from "hubsmith/code";
import { readPath } from "hubsmith/clients";
import { falCall, LABEL, refuseUnlessFal, withUrl } from "../../kit/clients/fal.ts";
import { at, either, save } from "../../kit/clients/python/json.ts";

export default defineClient({
  id: "python/fal_client",
  label: LABEL,
  language: python.language,
  order: 3,
  // It is made with httpx, which downloads the result.
  install: { pip: ["fal-client", { name: "httpx", ifProgramHas: "httpx." }] },
  isDirect: true,
  refuses: refuseUnlessFal,
  templates: [],
  fallback: (call) => {
    const { app, input, upload, at: path, file } = falCall(call);
    const value = readPath(python`result`, path, { at, either });
    return python`
      import fal_client

      client = fal_client.SyncClient(key=${call.token})

      ${upload === undefined ? python`` : uploaded(upload)}

      result = client.subscribe(${python.args([app], {
        arguments: upload === undefined ? input : withUrl(python, input, dict),
      })})

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

const dict = (members: Readonly<Record<string, Hole<"python">>>): Code<"python"> =>
  python`{${python.join(
    Object.entries(members).map(([name, value]) => python`${name}: ${value}`),
    ", ",
  )}}`;

const uploaded = ({ path }: FileRef): Code<"python"> => python`
  # Anyone who has the URL can open the file.
  ${python.requires("pathlib", "Path")}
  url = client.upload_file(Path(${path}))
`;
