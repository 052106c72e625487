// HTTPX: one call is one statement; streams and jobs, which take long, do not block the event loop.
import { type Call, isAbsence, type Plugin } from "hubsmith";
import type { PostStep } from "hubsmith/clients";
import { type Code, python } from "hubsmith/code";
import {
  type Arguments,
  hasError,
  type HttpLibrary,
  NO_EVENTS,
  pythonHttp,
} from "../../kit/clients/python/http.ts";

type Python = Code<"python">;

/** Statements that post with a function, and fail if the status is an error. */
function posted(post: Python, { url, json }: PostStep, named: Arguments): Python {
  const fails =
    json === undefined
      ? python`not response.is_success`
      : python`not response.is_success or ${hasError(json)}`;
  return python`
    response = ${post}(${python.args([url], named)})
    if ${fails}:
        raise RuntimeError(response.status_code, response.text)
  `;
}

// A request that streams is sent when its block begins.
const streamed = (isRefused: Python, statements: Python): Python => python`
  async with stream as response:
      if ${isRefused}:
          await response.aread()
          raise RuntimeError(response.status_code, response.text)
      ${statements}
`;

// Both ways have these; only streams and jobs poll, wait and loop.
const steps = {
  id: "python/httpx",
  label: "HTTPX",
  order: 5,
  install: { pip: ["httpx"] },
  // An open file cannot be read asynchronously, and would otherwise be sent in chunks.
  fileArguments: (file) => ({ content: file }),
  helpers: {
    get_json: python`
      async def get_json(url, **options):
          response = await client.get(url, **options)
          if not response.is_success:
              raise RuntimeError(response.status_code, response.text)
          return response.json()
    `,
  },
  get: (url, named) => python`await get_json(${python.args([url], named)})`,
  sleep: (seconds) => python`await asyncio.sleep(${seconds})`,
  // Its own lines also end at characters that JSON may contain, such as U+2028.
  forEachEvent: (statements) =>
    streamed(
      NO_EVENTS,
      python`
      ${python.requires("re")}
      rest = b""
      async for chunk in response.aiter_bytes():
          *events, rest = re.split(rb"\r?\n\r?\n", rest + chunk)
          for lines in events:
              data = b"".join(re.findall(rb"(?m)^data:(.*)", lines))
              if b"{" not in data:
                  continue
              ${statements(python`data`)}
    `,
    ),
  forEachLine: (statements) =>
    streamed(
      python`not response.is_success`,
      python`
      async for line in response.aiter_lines():
          if "{" in line:
              ${statements(python`line`)}
    `,
    ),
} satisfies Partial<HttpLibrary>;

// Many models need longer than its 5 seconds.
const WAITS = { timeout: null };

const blocking = pythonHttp({
  ...steps,
  start: python`import httpx`,
  post: (step, named) => posted(python`httpx.post`, step, { ...named, ...WAITS }),
  download: (url) => python`httpx.get(${url}, follow_redirects=True)`,
});

const concurrent = pythonHttp({
  ...steps,
  start: python`
    import asyncio
    import httpx

    client = httpx.AsyncClient(timeout=None)
  `,
  main: (statements) => python`
    async def main():
        async with client:
            ${statements}


    asyncio.run(main())
  `,
  post: (step, named) =>
    step.streams
      ? python`stream = client.stream(${python.args(["POST", step.url], named)})`
      : posted(python`await client.post`, step, named),
  download: (url) => python`await client.get(${url}, follow_redirects=True)`,
  // A file in base64 has the name of its kind outside of `main`.
  contents: python`saved`,
});

const takesLong = ({ request, streaming }: Call): boolean =>
  streaming || (!isAbsence(request) && request.job !== undefined);

const client: Plugin<"client"> = {
  ...concurrent,
  fallback: (call) => (takesLong(call) ? concurrent : blocking).fallback!(call),
};

export default client;
