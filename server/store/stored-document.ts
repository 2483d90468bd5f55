import type { Problem } from '#engine';
import { hashJson } from '../keys/hash.ts';

/** A document in the store: `body` is the author's text, `hash` that of its canonical JSON. */
export interface StoredDocument {
  readonly id: string;
  readonly kind: string;
  readonly hash: string;
  readonly body: string;
}

export type IdentifiedDocument =
  | { readonly outcome: 'identified'; readonly document: StoredDocument }
  | { readonly outcome: 'unreadable'; readonly problem: Problem };

/**
 * Reads as much of a text as the store needs: that it is a JSON object with a `kind` and an `id`. The check
 * decides whether it is a valid document.
 *
 * @param name name of the document while its id is unknown
 */
export function identifyDocument(body: string, name: string): IdentifiedDocument {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    return unreadable('bad-json', name, '', `This is not JSON: ${reason}.`, 'Repair the text where it says.');
  }
  if (!isRecord(value)) {
    return unreadable('wrong-type', name, '', 'A document is a JSON object.', 'Write {"kind": …, "id": …}.');
  }
  const { id, kind } = value;
  if (typeof id !== 'string' || id === '') {
    return unreadable(
      'missing-property',
      name,
      '',
      'The document has no "id".',
      'Give it an "id" no other document has.',
    );
  }
  if (typeof kind !== 'string' || kind === '') {
    return unreadable(
      'missing-property',
      id,
      '',
      'The document has no "kind".',
      'Give it a "kind" such as "page".',
    );
  }
  return { outcome: 'identified', document: { id, kind, hash: hashJson(value), body } };
}

function unreadable(
  code: string,
  document: string,
  pointer: string,
  message: string,
  help: string,
): IdentifiedDocument {
  return { outcome: 'unreadable', problem: { code, severity: 'error', document, pointer, message, help } };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
