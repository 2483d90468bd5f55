import { describe, expect, it } from 'vitest';
import { type Change, compareReleases } from '#analysis';
import { compileRelease, readDocument } from '#engine';
import type { Document } from '#schemas';
import {
  readShippedDocuments,
  shippedDocuments,
  shippedRelease,
} from '../support/documents/shipped-documents.ts';

type Path = readonly (string | number)[];

/** One property of a document with another value, or without one. */
interface Edit {
  readonly path: Path;
  /** Edits of one shape are of the same property of parts of the same kind. */
  readonly shape: string;
  readonly value: unknown;
}

const kindOf = new Map(readShippedDocuments().map(({ id, kind }) => [id, kind]));
const written = shippedDocuments().map(({ path, text }) => ({ path, document: JSON.parse(text) }));

/** Properties that say what a document is, and are not changed by authors. */
const fixed: ReadonlySet<string> = new Set(['$schema', 'kind', 'id', 'schemaVersion', 'type', 'name']);

/** The edits of everything in a value: each text, number and choice is another, each property is left out once. */
function* editsOf(value: unknown, path: Path = [], shape = ''): Iterable<Edit> {
  // The lines of a formula.
  if (Array.isArray(value) && String(value[0]).startsWith('=')) return;
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries())
      yield* editsOf(part, [...path, index], `${shape}/${part?.type ?? '*'}`);
    if (value.length > 1) yield { path, shape: `${shape} reversed`, value: value.toReversed() };
    if (value.length > 0) yield { path, shape: `${shape} shortened`, value: value.slice(1) };
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      if (fixed.has(name)) continue;
      yield* editsOf(part, [...path, name], `${shape}/${name}`);
      yield { path: [...path, name], shape: `${shape}/${name} removed`, value: undefined };
    }
  } else {
    const other = otherThan(value, String(path.at(-1)));
    if (other !== undefined) yield { path, shape, value: other };
  }
}

function otherThan(value: unknown, name: string): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return undefined;
  const kind = kindOf.get(value);
  if (kind !== undefined) return [...kindOf].find(([id, each]) => each === kind && id !== value)?.[0];
  if (value.startsWith('= '))
    return ['when', 'that', 'required'].includes(name)
      ? `= not (${value.slice(2)})`
      : `= (${value.slice(2)}) else 'something else'`;
  if (/^#[0-9a-f]{6}$/.test(value)) return '#123456';
  return value.startsWith('/') ? `${value}-anew` : `${value} anew`;
}

function withEdit(value: unknown, [key, ...rest]: Path, edited: unknown): unknown {
  if (key === undefined) return edited;
  if (Array.isArray(value))
    return value.map((part, index) => (index === key ? withEdit(part, rest, edited) : part));
  const members = Object.entries(Object(value)).flatMap(([name, part]) => {
    if (name !== key) return [[name, part]];
    return rest.length === 0 && edited === undefined ? [] : [[name, withEdit(part, rest, edited)]];
  });
  return Object.fromEntries(members);
}

/** Edits that leave the others of a document in their places, and those that do not. */
const kindsOfEdits = [
  ({ shape }: Edit) => !shape.includes(' '),
  ({ shape }: Edit) => shape.endsWith(' removed'),
  ({ shape }: Edit) => / (?:reversed|shortened)$/.test(shape),
] as const;

/** Edited documents, each kind of edits in a round of its own; each property once for its kind of part. */
function* editedDocuments(): Iterable<readonly Document[]> {
  const seen = new Set<string>();
  const all = written.map(({ path, document }) => {
    const edits = [...editsOf(document)].filter(({ shape }) => {
      const key = `${document.kind} ${shape}`;
      return !seen.has(key) && seen.add(key);
    });
    return { path, document, edits };
  });
  for (const isOfKind of kindsOfEdits)
    yield all.flatMap(({ path, document, edits }) => {
      let edited: Document | undefined;
      let last: unknown = document;
      for (const edit of edits.filter(isOfKind)) {
        const next = withEdit(last, edit.path, edit.value);
        const reading = readDocument({ path, text: JSON.stringify(next) });
        if (reading.outcome !== 'read') continue;
        last = next;
        edited = reading.document;
      }
      return edited ?? [];
    });
}

const before = shippedRelease();

/** Changes between what is live and some documents, both ways; those that do not compile are left out. */
function changesOf(documents: readonly Document[]): readonly Change[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  try {
    const all = readShippedDocuments().map((document) => byId.get(document.id) ?? document);
    const after = compileRelease(all, String);
    return [...compareReleases(before, after), ...compareReleases(after, before)];
  } catch {
    if (documents.length <= 1) return [];
    const half = Math.ceil(documents.length / 2);
    return [...changesOf(documents.slice(0, half)), ...changesOf(documents.slice(half))];
  }
}

const names = new Set(
  written.flatMap(({ document }) => [
    document.id,
    ...(document.steps ?? []).map(({ id }: { id: string }) => id),
    ...(document.fields ?? []).map(({ name }: { name: string }) => name),
    ...Object.keys(document.facts ?? {}),
  ]),
);

/** Parts of a sentence that a colleague who writes no JSON would not understand. */
function codeIn(sentence: string): readonly string[] {
  const quoted = [...sentence.matchAll(/“([^”]*)”/g)].map(([, text = '']) => text);
  const outside = sentence.replace(/“[^”]*”/g, '“”');
  return [
    ...quoted.filter((text) => names.has(text) && /[-A-Z]/.test(text.slice(1))),
    ...(outside.match(/\b[a-z]+[A-Z]\w*/g) ?? []),
    ...(outside.match(/[{}[\]"]|\$\w+|(?<=\s)\/\w+\/\d+/g) ?? []),
  ];
}

describe('the sentences of a review', () => {
  it('name no code for any property of the shipped documents', { timeout: 240_000 }, () => {
    const found = new Map<string, string>();
    let count = 0;
    for (const documents of editedDocuments()) {
      for (const { text, details, code } of changesOf(documents)) {
        if (/pages-/.test(code)) continue;
        count += 1;
        for (const sentence of [text, ...details])
          for (const word of codeIn(sentence)) found.set(`${code}: ${word}`, sentence);
      }
    }
    expect([...found].map(([word, sentence]) => `${word}: ${sentence}`)).toEqual([]);
    expect(count).toBeGreaterThan(1000);
  });
});
