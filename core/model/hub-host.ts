// To whom a token of Hugging Face may go.

// By https, at the usual port, and without a name before the host: nobody else has these names.
const HUB_URL = /^https:\/\/([a-z\d-]+\.)*huggingface\.co(:443)?([/?#]|$)/i;

/** Is this a URL of Hugging Face, so that its token may go there? @internal */
export const isHubUrl = (url: string): boolean => HUB_URL.test(url);
