// The functions that programs in Go call: each is printed only where a step calls it.
import type { Code } from "hubsmith/code";
import { go } from "./go.ts";

type Go = Code<"go">;

/** The value of a call that may fail. */
export const MUST: Go = go`
  ${go.needs("log")}
  func must[T any](value T, err error) T {
      if err != nil {
          log.Fatal(err)
      }
      return value
  }
`;

/** Sends a request, and ends the program where its response is an error. */
export const ASK: Go = go`
  ${go.needs("io")}
  ${go.needs("log")}
  ${go.needs("net/http")}
  func ask(method, url string, headers map[string]string, contentType string, body io.Reader) *http.Response {
      request := must(http.NewRequest(method, url, body))
      for name, value := range headers {
          request.Header.Set(name, value)
      }
      if contentType != "" {
          request.Header.Set("Content-Type", contentType)
      }
      response := must(http.DefaultClient.Do(request))
      if response.StatusCode >= 300 {
          log.Fatalf("%s: %s", response.Status, must(io.ReadAll(response.Body)))
      }
      return response
  }
`;

/** A part of a form, quoted as browsers do; a text has no name of a file. */
export const FORM: Go = go`
  ${go.needs("mime/multipart")}
  ${go.needs("net/textproto")}
  ${go.needs("strings")}
  func addPart(fields *multipart.Writer, name, fileName, contentType string, content []byte) {
      quoted := strings.NewReplacer("\"", "%22", "\r", "%0D", "\n", "%0A")
      header := textproto.MIMEHeader{}
      disposition := "form-data; name=\"" + quoted.Replace(name) + "\""
      if fileName != "" {
          disposition += "; filename=\"" + quoted.Replace(fileName) + "\""
          header.Set("Content-Type", contentType)
      }
      header.Set("Content-Disposition", disposition)
      must(must(fields.CreatePart(header)).Write(content))
  }
`;

/** What stands at a place of JSON, as JSON; nothing where the way ends before. */
export const FIND: Go = go`
  ${go.needs("encoding/json")}
  func find(value []byte, place []any) []byte {
      for _, step := range place {
          var object map[string]json.RawMessage
          var list []json.RawMessage
          found := json.RawMessage(nil)
          switch step := step.(type) {
          case string:
              if json.Unmarshal(value, &object) == nil {
                  found = object[step]
              }
          case int:
              if json.Unmarshal(value, &list) == nil && step < len(list) {
                  found = list[step]
              }
          }
          value = found
      }
      if string(value) == "null" {
          return nil
      }
      return value
  }

  func textOf(value []byte) string {
      var text string
      if json.Unmarshal(value, &text) == nil {
          return text
      }
      return string(value)
  }
`;

/** Is a state one of several? */
export const AMONG: Go = go`
  func among(state string, states []any) bool {
      for _, one := range states {
          if one == state {
              return true
          }
      }
      return false
  }
`;

/** The text at the first of several places where there is something. */
export const PICK: Go = go`
  ${go.needs("log")}
  func pick(answer []byte, places ...[]any) string {
      for _, place := range places {
          if found := find(answer, place); found != nil {
              return textOf(found)
          }
      }
      log.Fatalf("Unexpected answer: %s", answer)
      return ""
  }
`;

/** The path of an address, whose host is the service's choice. */
export const URL_PATH: Go = go`
  ${go.needs("net/url")}
  func urlPath(address string, withQuery bool) string {
      parsed := must(url.Parse(address))
      if withQuery {
          return parsed.RequestURI()
      }
      return parsed.EscapedPath()
  }
`;

/** A chat's events as they come. */
export const STREAM: Go = go`
  ${go.needs("bufio")}
  ${go.needs("encoding/json")}
  ${go.needs("fmt")}
  ${go.needs("log")}
  ${go.needs("net/http")}
  ${go.needs("strings")}
  func printEvents(response *http.Response, withTools bool) {
      lines := bufio.NewReader(response.Body)
      isDone := false
      var line string
      for err := error(nil); err == nil; {
          line, err = lines.ReadString('\n')
          data := strings.TrimSpace(strings.TrimPrefix(line, "data:"))
          if !strings.HasPrefix(line, "data:") || data == "" {
              continue
          }
          if data == "[DONE]" {
              isDone = true
              break
          }
          var event struct {
              Error   any
              Choices []struct {
                  Delta struct {
                      Content   string
                      ToolCalls []struct {
                          Function struct{ Name, Arguments string }
                      } \`json:"tool_calls"\`
                  }
                  FinishReason string \`json:"finish_reason"\`
              }
          }
          if json.Unmarshal([]byte(data), &event) != nil || event.Error != nil {
              log.Fatal(data)
          }
          for _, choice := range event.Choices {
              fmt.Print(choice.Delta.Content)
              for _, tool := range choice.Delta.ToolCalls {
                  if withTools {
                      fmt.Print(tool.Function.Name, tool.Function.Arguments)
                  }
              }
              isDone = isDone || choice.FinishReason != ""
          }
      }
      if !isDone {
          log.Fatalf("The stream ended early: %s", line)
      }
  }
`;

/** The body of a response that is a file, and no text in place of one. */
export const MEDIA: Go = go`
  ${go.needs("io")}
  ${go.needs("log")}
  ${go.needs("net/http")}
  ${go.needs("strings")}
  func media(response *http.Response) []byte {
      content := must(io.ReadAll(response.Body))
      contentType := response.Header.Get("Content-Type")
      if strings.HasPrefix(contentType, "text/") || strings.HasPrefix(contentType, "application/json") {
          log.Fatalf("%s: %s", contentType, content)
      }
      return content
  }
`;

/** What is behind an address, or in it where it is a data URL. */
export const DOWNLOAD: Go = go`
  ${go.needs("encoding/base64")}
  ${go.needs("strings")}
  func download(address string) []byte {
      if head, data, found := strings.Cut(address, ","); found && strings.HasPrefix(head, "data:") {
          return must(base64.StdEncoding.DecodeString(data))
      }
      return media(ask("GET", address, nil, "", nil))
  }
`;

/** Saves bytes under the ending that their first ones tell. */
export const SAVE: Go = go`
  ${go.needs("fmt")}
  ${go.needs("log")}
  ${go.needs("os")}
  func save(kind, ending string, others map[string]string, content []byte) {
      if other, found := others[fmt.Sprintf("%.4x", content)]; found {
          ending = other
      }
      if err := os.WriteFile(kind+"."+ending, content, 0o644); err != nil {
          log.Fatal(err)
      }
  }
`;
