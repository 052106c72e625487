// HTTP::Tiny, which is part of Perl: an HTTP client, which says how Perl writes each step of a program.
import { type Body, type FormPart, httpClient } from "hubsmith/clients";
import type { Code } from "hubsmith/code";
import { perl } from "./perl.ts";

const BOUNDARY = "a-boundary-of-parts";

// As browsers quote names.
const inQuotes = (name: string): string => name.replace(/["\r\n]/g, encodeURIComponent);

function partOf(part: FormPart): Code<"perl"> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${inQuotes(part.name)}"`;
  if ("text" in part) return perl`encode_utf8(${`${head}\r\n\r\n${part.text}`})`;
  const type = `filename="${inQuotes(part.fileName)}"\r\nContent-Type: ${part.file.type}`;
  return perl`encode_utf8(${`${head}; ${type}\r\n\r\n`}) . ${part.file}`;
}

function contentOf(body: Body): Code<"perl"> {
  if (body.kind === "json") return perl`encode_json(${body.json})`;
  if (body.kind === "file") return perl`${body.file}`;
  return perl`join("\r\n", ${perl.join(body.parts.map(partOf), ", ")}, ${`--${BOUNDARY}--\r\n`})`;
}

const at = (json: Code<"perl">, step: string | number): Code<"perl"> =>
  typeof step === "number" ? perl`${json}->[${step}]` : perl`${json}->{${step}}`;

/** Saves bytes that are neither JSON nor a page. */
const keep = (bytes: Code<"perl">, file: string): Code<"perl"> => perl`
  die ${bytes} if ${bytes} =~ /^\s*([{<]|$)/;
  write_file(${file}, ${bytes});
`;

export default httpClient({
  id: "perl/http-tiny",
  label: "HTTP::Tiny",
  order: 1,
  tag: perl,
  program: (statements) => perl`
    use v5.36;
    use utf8;
    use Encode;
    use HTTP::Tiny;
    use JSON::PP;
    use MIME::Base64;

    binmode STDOUT, ":encoding(UTF-8)";

    sub send_request($method, $url, $options = undef) {
        my $http = HTTP::Tiny->new(timeout => 600, verify_SSL => 1, max_redirect => $options ? 0 : 5);
        my $response = $http->request($method, $url, $options // {});
        die "$response->{status} $response->{content}\n" unless $response->{success};
        return $response->{content};
    }

    sub read_file($path) { open my $file, "<:raw", $path or die $!; local $/; return <$file> }

    sub write_file($path, $bytes) { open my $file, ">:raw", $path or die $!; print $file $bytes; close $file or die $! }

    ${statements}
  `,
  syntax: {
    post: ({ url, headers, body }) => perl`
      my $headers = ${headers};
      my $response = send_request("POST", ${url}, {
          headers => { %$headers, "Content-Type" => ${body.kind === "form" ? `multipart/form-data; boundary=${BOUNDARY}` : body.type} },
          content => ${contentOf(body)},
      });
    `,
    json: perl`decode_json($response)`,
    at,
    either: (json, names) =>
      perl`(${perl.join(
        names.map((name) => perl`${json}->{${name}}`),
        " || ",
      )})`,
    assign: (name, value, how) => perl`${how === "again" ? name : perl`my ${name}`} = ${value};`,
    concat: (parts) =>
      perl.join(
        parts.map((part) => perl`${part}`),
        " . ",
      ),
    path: (url) => perl`(split "/", ${url}, 4)[3]`,
    get: (url, sendsHeaders) =>
      perl`decode_json(send_request("GET", ${url}, ${sendsHeaders ? perl`{ headers => $headers }` : perl`undef`}))`,
    loop: ({ state, waiting, interval, poll }) => perl`
      while (grep { $_ eq ${state} } @{${waiting}}) {
          select undef, undef, undef, ${interval};
          ${poll}
      }
    `,
    requiresArray: (json) => perl`die $response unless ref ${json} eq "ARRAY";`,
    requires: (value, path, json, isLater) =>
      perl`die ${isLater ? perl`encode_json(${json})` : perl`$response`} unless defined eval { ${path.reduce<Code<"perl">>(at, value)} };`,
    print: (value) => perl`
      my $shown = ${value};
      print ref $shown ? JSON::PP->new->allow_nonref->encode($shown) : $shown, "\n";
    `,
    printText: (value, member, print) => perl`
      my $text_url = ref ${value} eq "HASH" && ${value}->{${member}};
      ${value} = decode_utf8(send_request("GET", $text_url)) if $text_url;
      ${print}
    `,
    save: (content, file) => {
      if (content.kind === "body") return keep(perl`$response`, file);
      if (content.kind === "base64")
        return perl`write_file(${file}, decode_base64(${content.value}));`;
      const url = content.isList
        ? perl`(map { ref ? @$_ : $_ } ${content.value})[0]`
        : content.value;
      return perl`
        my $content = send_request("GET", ${url});
        ${keep(perl`$content`, file)}
      `;
    },
  },
});
