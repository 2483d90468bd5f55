import { readDocument } from '#engine';
import type { Document } from '#schemas';
import type { Work } from './work.ts';

interface ReadBody {
  readonly body: string;
  readonly document: Document | undefined;
}

/** Documents read of each work; a text that has not changed is not read again. */
const known = new WeakMap<Work, Map<string, ReadBody>>();

/** The documents of a work that can be read, as they are now. */
export function readWork(work: Work): readonly Document[] {
  const before = known.get(work);
  const now = new Map<string, ReadBody>();
  for (const { id, body } of work.documents()) {
    const read = before?.get(id);
    now.set(id, read?.body === body ? read : { body, document: documentIn(id, body) });
  }
  known.set(work, now);
  return [...now.values()].flatMap(({ document }) => document ?? []);
}

function documentIn(path: string, text: string): Document | undefined {
  const reading = readDocument({ path, text });
  return reading.outcome === 'read' ? reading.document : undefined;
}
