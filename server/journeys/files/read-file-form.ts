import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { type Entry, filesText, type GivenFile, type RefusedFile } from '#engine';
import { safeName } from '../../sessions/visitor-files/safe-name.ts';
import type { FileFields } from './file-fields.ts';

interface FormLimits {
  /** Most bytes of all entries that are no files. */
  readonly bytes: number;
  readonly entries: number;
}

/** Takes one file of a form in. */
type TakeFile = (
  field: string,
  upload: { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> },
) => Promise<Taken>;

type Taken = GivenFile | RefusedFile;

/** More files than anybody chooses at once; a form with more is refused. */
const mostFiles = 200;

/** Room for the names of parts and what is between them. */
const roomBetween = 1_000_000;

/**
 * The entries of a multipart form of a step that takes files. Each file is taken in while it comes, one after another, and
 * its entry says what became of it; of a file that is refused the rest is read and forgotten. So is each file beyond those
 * that its field takes.
 */
export async function readFileForm(
  request: Request,
  fields: FileFields,
  limits: FormLimits,
  take: TakeFile,
): Promise<readonly Entry[] | 'too-large' | 'too-many' | 'unreadable'> {
  const most = [...fields.values()].reduce(
    (sum, field) => sum + field.most * field.bytes,
    limits.bytes + roomBetween,
  );
  if (Number(request.headers.get('content-length') ?? 0) > most) return 'too-large';
  const entries: Entry[] = [];
  const coming = new Set<Readable>();
  const counts = new Map<string, number>();
  let failure: unknown;
  let excess: 'too-large' | 'too-many' | undefined;
  let bytes = 0;
  let turn: Promise<void> = Promise.resolve();
  const parser = new Busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    limits: {
      fields: limits.entries,
      fieldSize: limits.bytes,
      fieldNameSize: 200,
      files: mostFiles,
      headerPairs: 20,
    },
  });
  parser.on('field', (name, value) => {
    bytes += name.length + value.length;
    if (bytes > limits.bytes) excess = 'too-large';
    else entries.push([name, value]);
  });
  const tooMany = () => {
    excess = 'too-many';
  };
  parser.on('fieldsLimit', tooMany);
  parser.on('filesLimit', tooMany);
  parser.on('file', (field, stream, name: string | undefined) => {
    stream.on('error', () => undefined);
    // A control in which nothing was chosen sends a file without a name.
    const limits = fields.get(field);
    if (!name || !limits || excess) return void stream.resume();
    const count = (counts.get(field) ?? 0) + 1;
    counts.set(field, count);
    if (count > limits.most) {
      entries.push([field, filesText([{ name: safeName(name), fault: 'fileCount' }])]);
      return void stream.resume();
    }
    coming.add(stream);
    stream.once('close', () => coming.delete(stream));
    // Until it is its turn nobody reads it, so the parser waits, and so does the line.
    turn = turn.then(async () => {
      try {
        // A parser waits for the end of each file, also of one that is not read further.
        const content = stream.iterator({ destroyOnReturn: false });
        if (failure === undefined)
          entries.push([field, filesText([await take(field, { name, bytes: content })])]);
      } catch (error) {
        failure ??= error;
      }
      stream.resume();
    });
  });
  try {
    await feed(parser, request, most);
  } catch (error) {
    failure ??= UnreadableForm.of(error);
    for (const stream of coming) stream.destroy(UnreadableForm.of(error));
  }
  await turn;
  if (failure instanceof UnreadableForm) return 'unreadable';
  if (failure !== undefined) throw failure;
  return excess ?? entries;
}

/** The client has gone away, or sends no form. */
class UnreadableForm extends Error {
  static of(cause: unknown): UnreadableForm {
    return new UnreadableForm('The form cannot be read.', { cause });
  }
}

/** Gives the parser the body of a request. Rejects if the client goes away, sends too much, or sends no form. */
async function feed(parser: BusboyInstance, request: Request, most: number): Promise<void> {
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > most) throw new Error('There is more than any form has.');
    if (!parser.write(chunk)) await once(parser, 'drain');
  }
  parser.end();
  await once(parser, 'finish');
}
