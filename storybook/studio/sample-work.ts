/// <reference types="vite/client" />
import type { Problem } from '#engine';
import { Work } from '../../studio/changes/work.ts';

interface Sample {
  readonly id: string;
  readonly kind: string;
}

const blank = import.meta.glob<Sample>('../../cli/templates/blank/documents/**/*.json', {
  eager: true,
  import: 'default',
});
const service = import.meta.glob<Sample>('../../cli/templates/service/documents/**/*.json', {
  eager: true,
  import: 'default',
});

/** Remembers nothing: each story begins anew. */
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const sampleSet = {
  id: 'set-1',
  name: 'Hours in words',
  state: 'open',
  base: 'release-1',
  revision: 1,
  author: 'ann@example.nz',
  updatedAt: '2026-03-02T01:00:00.000Z',
} as const;

/** The changes of the site of a template, whose journey asks for a service and the number of hours. */
export function sampleWork(more: readonly Sample[] = []): Work {
  const documents = new Map(
    [...Object.values(blank), ...Object.values(service), ...more].map((document) => [
      document.id,
      { id: document.id, kind: document.kind, body: JSON.stringify(document, undefined, 2) },
    ]),
  );
  return new Work(
    { changeSet: sampleSet, drafts: [], live: 'release-1' },
    [...documents.values()],
    noStorage,
  );
}

/** A question of the sample. */
export const hours = { document: 'service-form', pointer: '/fields/1' };

/** A form of many questions. */
export const longForm = {
  kind: 'form',
  id: 'long-form',
  schemaVersion: 2,
  fields: Array.from({ length: 500 }, (_, index) => ({
    type: 'text-input',
    name: `answer${index}`,
    label: `Question ${index + 1}`,
    value: { type: 'string', maxLength: 80 },
  })),
};

/** Problems of the sample: one that has to be mended, with a remedy, and one to know of. */
export const problems: readonly Problem[] = [
  {
    code: 'missing-message-target',
    severity: 'error',
    document: 'service-form',
    pointer: '/fields/1/messages/pattern',
    message: 'The message for "pattern" can never show: the field has no such constraint.',
    help: 'Add the constraint or take the message out.',
    fixes: [{ title: 'Take the message for "pattern" out', edits: [] }],
  },
  {
    code: 'unread-answer',
    severity: 'warning',
    document: 'service-form',
    pointer: '/fields/1/name',
    message: 'Nothing reads the answer "hours".',
    help: 'Send it somewhere, or leave the question out.',
    witness: { journey: 'estimate', steps: ['service'], answers: {} },
  },
];
