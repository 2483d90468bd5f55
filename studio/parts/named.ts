import type { NamedKind } from '#analysis';
import type { Document } from '#schemas';
import { labelOf, titleOf, wordsOf } from '../settings/words.ts';
import { journeysAround, journeysIn } from './journeys-around.ts';
import { questionsNear } from './questions.ts';

/** Something of the site that a document may name. */
export interface Named {
  readonly id: string;
  readonly label: string;
}

const kinds: Readonly<Partial<Record<NamedKind, Document['kind']>>> = {
  forms: 'form',
  journeys: 'journey',
  operations: 'operation',
  options: 'options',
  pages: 'page',
  analytics: 'analytics',
  contracts: 'contract',
  'facts documents': 'facts',
};

/**
 * The things of a kind that a document may name: documents of the site; steps of its journeys and of those that it
 * mentions; sequences, sections and questions of its journeys.
 */
export function namedNear(documents: readonly Document[], id: string, kind: NamedKind): readonly Named[] {
  const wanted = kinds[kind];
  if (wanted !== undefined)
    return documents
      .filter((document) => document.kind === wanted)
      .map((document) => ({ id: document.id, label: titleOf(document) }))
      .toSorted((one, other) => one.label.localeCompare(other.label));
  if (kind === 'answers') return questionsNear(documents, id).map(({ name, label }) => ({ id: name, label }));
  const near = journeysAround(documents, id);
  const journeys = near.map(({ journey }) => journey);
  if (kind === 'sections')
    return journeys.flatMap(({ sections = [] }) =>
      sections.map(({ id: own, title }) => ({ id: own, label: title })),
    );
  const found =
    kind === 'steps'
      ? [...journeys, ...journeysIn(documents, id)].flatMap(({ steps }) =>
          steps.map((step) => ({ id: step.id, label: labelOf(step, step.id) })),
        )
      : [...journeys, ...near.flatMap(({ members }) => members)].flatMap((each) =>
          'sequences' in each
            ? Object.keys(each.sequences ?? {}).map((name) => ({ id: name, label: wordsOf(name) }))
            : [],
        );
  return [...new Map(found.map((each) => [each.id, each])).values()];
}
