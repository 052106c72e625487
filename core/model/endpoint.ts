// An endpoint of somebody's own, as it is typed.

const LAST_PORT = 65_535;
const HTTP_URL = /^https?:\/\/(\[[\da-fA-F:.]+\]|[\w.-]+)(:\d{1,5})?([/?][\x21\x22\x24-\x7e]*)?$/;

/**
 * The URL at which an endpoint is asked: what has no scheme gets one as in a browser. Nothing where the text is no http or
 * https URL, or has a name and a password in it.
 * @public
 */
export function endpointOf(text: string): string | undefined {
  const url = withScheme(text);
  const [found, , port = ":0"] = HTTP_URL.exec(url) ?? [];
  return Number(port.slice(1)) <= LAST_PORT ? found : undefined;
}

// What has no scheme is asked by https, and this machine by http. An id of a model is no host.
function withScheme(endpointUrl: string): string {
  if (endpointUrl.includes("://")) return endpointUrl;
  if (/^(localhost|127(\.\d+){3}|\[::1\])([:/?]|$)/.test(endpointUrl))
    return `http://${endpointUrl}`;
  return /^[\w-]+((\.[\w-]+)+|(\.[\w-]+)*:\d+)([:/?]|$)/.test(endpointUrl)
    ? `https://${endpointUrl}`
    : endpointUrl;
}
