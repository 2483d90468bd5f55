import { describe, expect, it } from 'vitest';
import { usesInDocument } from './uses-in-document.ts';

const uses = (document: object, ids: readonly string[] = []) =>
  usesInDocument({ path: 'a.json', text: JSON.stringify(document) }, new Set(ids)).map(
    ({ kind, name, isDefinition }) => ({ kind, name, isDefinition }),
  );

describe('the names in a document', () => {
  it('include the second answer of a suggestion, which its field defines', () => {
    const field = { type: 'suggest-input', name: 'street', suggestions: { idAnswer: 'streetId' } };
    expect(uses({ kind: 'form', fields: [field] })).toEqual([
      { kind: 'answer', name: 'street', isDefinition: true },
      { kind: 'answer', name: 'streetId', isDefinition: true },
    ]);
  });

  it('include another page that a step leads to', () => {
    const journey = { kind: 'journey', steps: [{ page: 'account' }] };
    expect(uses(journey, ['account'])).toEqual([{ kind: 'document', name: 'account', isDefinition: false }]);
  });

  it('include the questions whose texts are translated', () => {
    const texts = { 'fields/town/label': 'Tāone', 'fields/1/fields/street/hint': 'Tiriti', title: 'Wāhi' };
    expect(uses({ kind: 'translation', document: 'place', texts }, ['place'])).toEqual([
      { kind: 'document', name: 'place', isDefinition: false },
      { kind: 'answer', name: 'town', isDefinition: false },
      { kind: 'answer', name: 'street', isDefinition: false },
    ]);
  });

  it('include the questions whose answers are kept', () => {
    const set = { kind: 'answer-set', journey: 'stay', answers: { town: 'Petone', rooms: ['hall'] } };
    expect(uses(set, ['stay'])).toEqual([
      { kind: 'document', name: 'stay', isDefinition: false },
      { kind: 'answer', name: 'town', isDefinition: false },
      { kind: 'answer', name: 'rooms', isDefinition: false },
    ]);
  });

  it('leave out names of services and of inputs of operations', () => {
    expect(uses({ kind: 'operation', service: 'crm', sensitive: ['iban'] }, ['crm'])).toEqual([]);
  });
});
