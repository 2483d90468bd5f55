import { readDocument } from '#engine';
import type { Document } from '#schemas';
import type { Work } from './work.ts';

interface ReadBody {
  readonly body: string;
  readonly document: Document | undefined;
  /** The document as it could be read last. */
  readonly last: Document | undefined;
}

/** Documents read of each work; a text that has not changed is not read again. */
const known = new WeakMap<Work, Map<string, ReadBody>>();

/** The documents of a work that can be read, as they are now. */
export function readWork(work: Work): readonly Document[] {
  return readAll(work).flatMap(({ document }) => document ?? []);
}

/** The same, with those that cannot be read now, such as while a part of one is missing, as they were last. */
export function lastReadOf(work: Work): readonly Document[] {
  return readAll(work).flatMap(({ last }) => last ?? []);
}

function readAll(work: Work): readonly ReadBody[] {
  const before = known.get(work);
  const now = new Map<string, ReadBody>();
  for (const { id, body } of work.documents()) {
    const read = before?.get(id);
    now.set(id, read?.body === body ? read : readBody(id, body, read?.last));
  }
  known.set(work, now);
  return [...now.values()];
}

function readBody(path: string, body: string, last: Document | undefined): ReadBody {
  const reading = readDocument({ path, text: body });
  const document = reading.outcome === 'read' ? reading.document : undefined;
  return { body, document, last: document ?? last };
}
