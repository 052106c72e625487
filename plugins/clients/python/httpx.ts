// HTTPX: prints the HTTP request as requests does, but does not block the event loop of an asynchronous program.
import { type Code, python } from "hubsmith/code";
import { hasError, NO_EVENTS, pythonHttp } from "../../kit/clients/python/http.ts";

type Python = Code<"python">;

// A request that streams is sent when its block begins.
const streamed = (isRefused: Python, statements: Python): Python => python`
  async with stream as response:
      if ${isRefused}:
          await response.aread()
          raise RuntimeError(response.status_code, response.text)
      ${statements}
`;

export default pythonHttp({
  id: "python/httpx",
  label: "HTTPX",
  order: 5,
  install: { pip: ["httpx"] },
  // Many models need longer than its 5 seconds.
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
  post: ({ url, streams, json }, named) => {
    if (streams) return python`stream = client.stream(${python.args(["POST", url], named)})`;
    const fails =
      json === undefined
        ? python`not response.is_success`
        : python`not response.is_success or ${hasError(json)}`;
    return python`
      response = await client.post(${python.args([url], named)})
      if ${fails}:
          raise RuntimeError(response.status_code, response.text)
    `;
  },
  // It cannot read an open file asynchronously.
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
  download: (url) => python`await client.get(${url}, follow_redirects=True)`,
  sleep: (seconds) => python`await asyncio.sleep(${seconds})`,
  // A file in base64 has the name of its kind outside of `main`.
  contents: python`saved`,
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
});
