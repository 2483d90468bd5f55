import { randomUUID } from 'node:crypto';
import type { FilePart, JsonValue } from '#engine';

/** A file that can be read again for every attempt. */
interface SentFile {
  readonly size: number;
  bytes(): AsyncIterable<Uint8Array>;
}

/** Opens a file of a visitor by its id; undefined if it is gone. */
export type OpenFile = (id: string) => Promise<SentFile | undefined>;

/** A body that is read while it is sent. */
export interface StreamedBody {
  readonly type: string;
  /** In bytes. */
  readonly length: number;
  bytes(): AsyncIterable<Uint8Array>;
}

/**
 * A multipart form (RFC 7578): the properties of the body as parts, texts as they are and anything else as JSON, and then
 * the files. Undefined if a file is gone: a call without it would be another one.
 */
export async function multipartBody(
  body: JsonValue | undefined,
  files: readonly FilePart[],
  openFile: OpenFile,
): Promise<StreamedBody | undefined> {
  const boundary = `waymark-${randomUUID()}`;
  const parts: { readonly head: Buffer; readonly content: Buffer | SentFile }[] = [];
  const add = (headers: readonly string[], content: Buffer | SentFile) =>
    parts.push({ head: Buffer.from(`--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n`), content });
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined) continue;
    const isText = typeof value === 'string';
    const disposition = `content-disposition: form-data; name=${quoted(name)}`;
    const headers = isText ? [disposition] : [disposition, 'content-type: application/json'];
    add(headers, Buffer.from(isText ? value : JSON.stringify(value)));
  }
  for (const { part, file } of files) {
    const opened = await openFile(file.id);
    if (opened === undefined) return undefined;
    const names = `name=${quoted(part)}; filename=${quoted(file.name)}`;
    add([`content-disposition: form-data; ${names}`, `content-type: ${file.type}`], opened);
  }
  const end = Buffer.from(`--${boundary}--\r\n`);
  const sizeOf = (content: Buffer | SentFile) => ('size' in content ? content.size : content.length);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    length: parts.reduce((sum, { head, content }) => sum + head.length + sizeOf(content) + 2, end.length),
    async *bytes() {
      for (const { head, content } of parts) {
        yield head;
        if ('size' in content) yield* content.bytes();
        else yield content;
        yield Buffer.from('\r\n');
      }
      yield end;
    },
  };
}

/** A parameter of a header as browsers write it: quotes and line breaks would end it. */
function quoted(text: string): string {
  const signs: Readonly<Record<string, string>> = { '"': '%22', '\r': '%0D', '\n': '%0A' };
  return `"${text.replace(/["\r\n]/g, (sign) => signs[sign] ?? '')}"`;
}
