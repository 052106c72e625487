// Invoke-WebRequest: prints the HTTP request, polls a job, and reads the response. Invoke-RestMethod is shorter, but in
// Windows PowerShell 5.1 it reads JSON as ISO-8859-1, and does not return the bytes.
import { type Body, type FormPart, httpClient, type PostStep, quoteName } from "hubsmith/clients";
import { type Code, type FileRef, powershell, render } from "hubsmith/code";
import { printChat } from "./invoke-webrequest/chat.ts";

type PowerShell = Code<"powershell">;

/** The response as a string. */
const TEXT = powershell`$json`;
const BYTES = powershell`$response.RawContentStream.ToArray()`;
const DECODED = powershell`[Text.Encoding]::UTF8.GetString(${BYTES})`;
const READ_TEXT = powershell`
  function Read-Text($response) {
      ${DECODED}
  }
`;

const FAILS_IF_TEXT = powershell`
  if ($response.Headers['Content-Type'] -match 'json|html') { throw $response.Content }
`;

export default httpClient({
  id: "powershell/invoke-webrequest",
  label: "Invoke-WebRequest",
  order: 1,
  tag: powershell,
  program: (statements, reading, hasJob) => powershell`
    $ErrorActionPreference = 'Stop'

    ${hasJob || "textUrl" in reading ? READ_TEXT : powershell``}

    ${statements}
  `,
  syntax: {
    post: (posting) => powershell`
      ${posting.sharesHeaders ? powershell`$headers = ${headersOf(posting.headers)}` : powershell``}
      ${posting.body.kind === "form" ? form(posting.body.parts) : powershell``}
      $request = @{
          Method = 'Post'
          Uri = ${posting.url}
          ${headerLine(posting)}
          ${contentOf(posting.body)}
          ${posting.followsRedirects ? powershell`` : powershell`MaximumRedirection = 0`}
      }
      $response = Invoke-WebRequest @request -UseBasicParsing
      ${posting.savesBody ? FAILS_IF_TEXT : powershell`$json = ${DECODED}`}
    `,
    json: powershell`${TEXT} | ConvertFrom-Json`,
    text: TEXT,
    at: memberOf,
    either: (json, names) => firstOf(names.map((name) => powershell`${json}.${member(name)}`)),
    path: (url) => powershell`([Uri]${url}).AbsolutePath.Substring(1)`,
    get: (url, sendsHeaders, followsRedirects) => {
      const command = powershell.join(
        [
          powershell`Invoke-WebRequest ${url} -UseBasicParsing`,
          ...(sendsHeaders ? [powershell`-Headers $headers`] : []),
          ...(followsRedirects ? [] : [powershell`-MaximumRedirection 0`]),
        ],
        " ",
      );
      return powershell`($json = Read-Text (${command})) | ConvertFrom-Json`;
    },
    loop: ({ state, waiting, interval, poll }) => powershell`
      while (${state} -in ${waiting}) {
          Start-Sleep ${Number.isInteger(interval) ? powershell`${interval}` : powershell`-Milliseconds ${interval * 1000}`}
          ${poll}
      }
    `,
    each: (list, item, body) => powershell`
      foreach (${item} in ${list}) {
          ${body}
      }
    `,
    requires: (value, path) => failsIfNull(path.reduce(memberOf, value)),
    // An array with one item is read as this item.
    requiresArray: (json) => powershell`if (${json}.error) { throw $json }`,
    print: (value, isJson) => powershell`
      ${isJson ? powershell`ConvertTo-Json ${value} -Depth 100` : value}
    `,
    length: (array) => powershell`${array}.Count`,
    printText: (value, name, print, texts) => powershell`
      ${texts.length > 0 ? powershell`${value} = ${firstOf([...texts.map((text) => powershell`${value}.${member(text)}`), value])}` : powershell``}
      if (${value}.${member(name)}) {
          Read-Text (Invoke-WebRequest ${value}.${member(name)} -UseBasicParsing)
      } else {
          ${print}
      }
    `,
    save: (content, file) => {
      if (content.kind === "body") return save(file, BYTES);
      const { value } = content;
      return powershell`
        ${
          content.kind === "base64"
            ? save(file, powershell`[Convert]::FromBase64String(${value})`)
            : powershell`
              $fileUrl = ${content.isList ? powershell`@(${value})[0]` : value}
              $response = Invoke-WebRequest $fileUrl -UseBasicParsing
              ${FAILS_IF_TEXT}
              ${save(file, BYTES)}
            `
        }
      `;
    },
    chat: printChat,
  },
});

function memberOf(json: PowerShell, step: string | number): PowerShell {
  if (typeof step === "string") return powershell`${json}.${member(step)}`;
  // PowerShell 7 reads an array with one item as this item.
  return render(json) === "$result"
    ? powershell`@(${json})[${step}]`
    : powershell`${json}[${step}]`;
}

const failsIfNull = (value: PowerShell): PowerShell =>
  powershell`if ($null -eq ${value}) { throw $json }`;

const member = (name: string): PowerShell =>
  powershell.isName(name) ? powershell.name(name) : powershell`${name}`;

// An array is compared item by item, so that those with a value are left.
const firstOf = (values: readonly PowerShell[]): PowerShell =>
  powershell`(${powershell.join(values, ", ")} -ne $null)[0]`;

const save = (file: string, bytes: PowerShell): PowerShell =>
  powershell`[IO.File]::WriteAllBytes((Join-Path $PWD ${file}), ${bytes})`;

function headersOf(headers: PostStep["headers"]): PowerShell {
  const lines = Object.entries(headers).map(
    ([name, value]) => powershell`${member(name)} = ${value}`,
  );
  return powershell`@{ ${powershell.join(lines, "; ")} }`;
}

function headerLine({ headers, sharesHeaders }: PostStep): PowerShell {
  if (sharesHeaders) return powershell`Headers = $headers`;
  const isEmpty = Object.keys(headers).length === 0;
  return isEmpty ? powershell`` : powershell`Headers = ${headersOf(headers)}`;
}

const bytesOf = ({ path }: FileRef): PowerShell =>
  powershell`[IO.File]::ReadAllBytes((Resolve-Path -LiteralPath ${path}))`;

// Without a character set, Windows PowerShell 5.1 sends strings as ISO-8859-1.
function contentOf(body: Body): PowerShell {
  if (body.kind === "form") return powershell`Body = $form`;
  const [type, content] =
    body.kind === "json"
      ? [`${body.type}; charset=utf-8`, powershell`${body.json}`]
      : [body.type, bytesOf(body.file)];
  return powershell`
    ContentType = ${type}
    Body = ${content}
  `;
}

// Its option -Form does not send the types of files.
const form = (parts: readonly FormPart[]): PowerShell => powershell`
  #Requires -Version 7.0
  $form = [Net.Http.MultipartFormDataContent]::new()
  ${powershell.join(parts.map(addPart))}
`;

function addPart(part: FormPart): PowerShell {
  const name = quoteName(part.name);
  if ("text" in part)
    return powershell`$form.Add([Net.Http.StringContent]::new(${part.text}), ${name})`;
  return powershell`
    $part = [Net.Http.ByteArrayContent]::new(${bytesOf(part.file)})
    $part.Headers.Add('Content-Type', ${part.file.type})
    $part.Headers.Add('Content-Disposition', ${`form-data; name=${name}; filename=${quoteName(part.fileName)}`})
    $form.Add($part)
  `;
}
