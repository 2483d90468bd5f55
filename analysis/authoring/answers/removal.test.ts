import { describe, expect, it } from 'vitest';
import { type DocumentSource, readDocument } from '#engine';
import { guideDocuments } from '../../../tests/support/documents/guide-documents.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { checkDocuments } from '../../checks/check-documents.ts';
import { applyInTurn } from '../fixes/apply-fixes.ts';
import { otherOptions, type Remedy, removalOf, wordsOfOptions } from './removal.ts';
import { type SpokenOf, spokenAt, usesOf } from './uses.ts';

const library = readRelease();
const guide = guideDocuments();
const read = (sources: readonly DocumentSource[]) =>
  sources.flatMap((source) => {
    const reading = readDocument(source);
    return reading.outcome === 'read' ? [reading.document] : [];
  });
const documents = read([...library, ...guide]);
const piano = { journey: 'room-hire', form: 'room-form', field: 'needsPiano' };
const hall = { journey: 'room-hire', form: 'room-form', field: 'room', option: 'hall' };

/** The guide after a removal, its new problems and the places that are left. */
function removed(spoken: SpokenOf, remedy: Remedy) {
  const removal = removalOf(documents, [spoken], remedy);
  if (removal === undefined) throw new Error('There is no such part.');
  const idOf = ({ text }: DocumentSource) => (JSON.parse(text) as { readonly id: string }).id;
  const textOf = (id: string) => guide.find((source) => idOf(source) === id)?.text;
  const texts = applyInTurn(removal.fixes, textOf);
  const after = guide.map((source) => ({ ...source, text: texts.get(idOf(source)) ?? source.text }));
  const document = (path: string) => JSON.parse(after.find((each) => each.path === path)?.text ?? '');
  const { problems } = checkDocuments([...library, ...after]);
  return {
    document,
    problems: problems.map(({ code }) => code),
    left: removal.left.map(({ sentence }) => sentence),
    dependents: removal.dependents.map(({ sentence, ifKept }) => `${sentence}: ${ifKept}`),
  };
}

describe('what speaks of', () => {
  it('a question is named as its authors know it', () => {
    expect(usesOf(documents, [piano]).map(({ sentence }) => sentence)).toEqual([
      'An action of “hire”',
      'A row of the decision “call reason”',
    ]);
  });

  it('an option is what compares the answer with it', () => {
    expect(usesOf(documents, [hall])).toMatchObject([
      {
        sentence: 'The condition of “Do you need the piano?”',
        part: { document: 'room-form', pointer: '/fields/2/when' },
      },
    ]);
    expect(usesOf(documents, [{ ...hall, option: 'study' }])).toEqual([]);
    expect(otherOptions(documents, hall)).toEqual(['study']);
    expect(wordsOfOptions(documents, hall).get('study')).toMatch(/^[A-Z]/);
  });
});

it('A place is a question or an option', () => {
  const at = (document: string, pointer: string) => spokenAt(documents, { document, pointer });
  expect(at('room-form', '/fields/2/label')).toEqual([piano]);
  expect(at('rooms', '/options/1/label')).toEqual([hall]);
  expect(at('rooms', '')).toEqual([]);
});

describe('removing', () => {
  it('a question with what is done with its answer leaves no mistake', () => {
    const { document, problems, left } = removed(piano, { kind: 'remove-conditions' });
    expect(left).toEqual([]);
    expect(document('decisions/call-reason.json').rows).toHaveLength(1);
    expect(document('journeys/room-hire.json').sequences.hire[0].with).not.toHaveProperty('piano');
    expect(problems).toEqual([]);
  });

  it('a question alone leaves what speaks of it, and mistakes', () => {
    const { problems, left } = removed(piano, { kind: 'keep' });
    expect(left).toHaveLength(2);
    expect(problems).toContain('unknown-reference');
  });

  it('an option takes the question along that is asked only of those who choose it, with what is done for it', () => {
    const { document, problems, left, dependents } = removed(hall, { kind: 'remove-conditions' });
    expect(dependents).toEqual(['the question “Do you need the piano?”: everybody']);
    expect(document('options/rooms.json').options).toMatchObject([{ id: 'study' }]);
    expect(document('forms/room-form.json').fields).not.toContainEqual(
      expect.objectContaining({ name: 'needsPiano' }),
    );
    expect(document('journeys/room-hire.json').sequences.hire[0].with).not.toHaveProperty('piano');
    expect(left).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('an option asks the question of everybody only where it is kept', () => {
    const kept = new Set(['room-form/fields/2']);
    const { document, problems } = removed(hall, { kind: 'remove-conditions', kept });
    expect(document('forms/room-form.json').fields[2]).toMatchObject({ name: 'needsPiano' });
    expect(document('forms/room-form.json').fields[2]).not.toHaveProperty('when');
    expect(problems).toEqual([]);
  });

  it('an option puts another in its place everywhere', () => {
    const { document, problems } = removed(hall, { kind: 'replace', by: 'study' });
    expect(document('forms/room-form.json').fields[2].when).toBe("= answers.room = 'study'");
    expect(problems).toEqual([]);
  });
});
