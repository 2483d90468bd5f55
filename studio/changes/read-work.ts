import { readDocument } from '#engine';
import { readCheckedDocument, readWrittenDocument } from '#engine/parts';
import type { Document } from '#schemas';
import type { Work } from './work.ts';

interface DocumentText {
  readonly id: string;
  readonly body: string;
}

interface ReadBody {
  readonly body: string;
  readonly document: Document | undefined;
  /** The document as it could be read last. */
  readonly last: Document | undefined;
}

/** The documents of one version of a work. */
interface ReadVersion {
  readonly version: number;
  readonly bodies: ReadonlyMap<string, ReadBody>;
  readonly now: readonly Document[];
  readonly last: readonly Document[];
}

/** Documents read of each work; a text that has not changed is not read again. */
const known = new WeakMap<Work, ReadVersion>();

/** The documents of a work that can be read, as they are now; the same array until one is another. */
export function readWork(work: Work): readonly Document[] {
  return readAll(work).now;
}

/** The same, with those that cannot be read now, such as while a part of one is missing, as they were last. */
export function lastReadOf(work: Work): readonly Document[] {
  return readAll(work).last;
}

/**
 * The same for a list of what there is: until all of them are read, which takes much longer, live ones have their formulas as texts.
 */
export function listedIn(work: Work): readonly Document[] {
  if (known.has(work)) return lastReadOf(work);
  return work.documents().flatMap((text) => {
    const { id, body } = text;
    const written = work.isLive(id, body) ? readWrittenDocument({ path: id, text: body }) : undefined;
    return written ?? readBody(work, text, undefined).document ?? [];
  });
}

/** Reads all documents when there is nothing else to do, before somebody waits for a panel that needs them. */
export function readWhenIdle(work: Work): void {
  // Safari does not say when.
  const whenIdle = self.requestIdleCallback ?? setTimeout;
  whenIdle(() => readAll(work));
}

function readAll(work: Work): ReadVersion {
  const before = known.get(work);
  const { version } = work;
  if (before?.version === version) return before;
  const bodies = new Map<string, ReadBody>();
  for (const { id, body } of work.documents()) {
    const read = before?.bodies.get(id);
    bodies.set(id, read?.body === body ? read : readBody(work, { id, body }, read?.last));
  }
  const read = [...bodies.values()];
  const made = {
    version,
    bodies,
    now: read.flatMap(({ document }) => document ?? []),
    last: read.flatMap(({ last }) => last ?? []),
  };
  known.set(work, made);
  return made;
}

function readBody(work: Work, { id, body }: DocumentText, last: Document | undefined): ReadBody {
  const source = { path: id, text: body };
  // Live documents were checked before they were published, and to check a whole site takes seconds.
  const reading = (work.isLive(id, body) && readCheckedDocument(source)) || readDocument(source);
  const document = reading.outcome === 'read' ? reading.document : undefined;
  return { body, document, last: document ?? last };
}
