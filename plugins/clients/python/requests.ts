// requests: prints the HTTP request, polls a job, and reads the response.
import type { PostStep } from "hubsmith/clients";
import { type Code, python } from "hubsmith/code";
import { hasError, NO_EVENTS, opened, pythonHttp } from "../../kit/clients/python/http.ts";

// `raise_for_status` ignores redirects, and does not show the reason of the server.
function fails({ followsRedirects, json, streams }: PostStep): Code<"python"> {
  if (streams === "sse") return NO_EVENTS;
  const isRefused = followsRedirects
    ? python`not response.ok`
    : python`response.status_code >= 300`;
  return json === undefined ? isRefused : python`${isRefused} or ${hasError(json)}`;
}

export default pythonHttp({
  id: "python/requests",
  label: "Requests",
  order: 4,
  install: { pip: ["requests"] },
  start: python`import requests`,
  post: (posting, named) => {
    const { url, body, streams, followsRedirects } = posting;
    const options = {
      ...(streams && body.kind === "json" ? { stream: true } : {}),
      ...(followsRedirects ? {} : { allow_redirects: false }),
    };
    return python`
      response = requests.post(${python.args([url], { ...named, ...options })})
      if ${fails(posting)}:
          raise RuntimeError(response.status_code, response.text)
    `;
  },
  fileArguments: (file) => ({ data: opened(file) }),
  helpers: {
    get_json: python`
      session = requests.Session()


      def get_json(url, **options):
          response = session.get(url, **options)
          if response.status_code >= 300:
              raise RuntimeError(response.status_code, response.text)
          return response.json()
    `,
  },
  get: (url, named, followsRedirects) => {
    const options = followsRedirects ? {} : { allow_redirects: false };
    return python`get_json(${python.args([url], { ...named, ...options })})`;
  },
  download: (url) => python`requests.get(${url})`,
  sleep: (seconds) => python`${python.requires("time")}time.sleep(${seconds})`,
  // Groups of lines are between empty lines.
  forEachEvent: (statements) => python`
    ${python.requires("itertools")}
    for _, lines in itertools.groupby(response.iter_lines(), bool):
        data = b"".join(line[5:] for line in lines if line.startswith(b"data:"))
        if b"{" in data:
            ${statements(python`data`)}
  `,
  forEachLine: (statements) => python`
    for line in response.iter_lines():
        if b"{" in line:
            ${statements(python`line`)}
  `,
});
