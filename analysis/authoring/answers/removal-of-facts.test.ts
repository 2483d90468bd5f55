import { expect, it } from 'vitest';
import { readDocument } from '#engine';
import { documentSource } from '../../../tests/support/documents/thousand-documents.ts';
import { applyInTurn } from '../fixes/apply-fixes.ts';
import { removalOf } from './removal.ts';

const choice = (name: string) => ({
  name,
  type: 'radio-group',
  label: `The ${name}`,
  options: ['dog', 'cat'].map((id) => ({ id, label: id })),
});
const facts = {
  hasDog: "= answers.pet = 'dog'",
  barks: { description: 'Where it is heard.', value: '= facts.hasDog and answers.place = 1' },
  isKnown: "= answers.pet = 'dog' or answers.other = 'dog'",
};
const source = () => [
  documentSource('walk', 'journey', {
    path: '/walk',
    uses: ['walk-facts'],
    everyStep: { template: 'plain' },
    steps: [
      {
        id: 'pets',
        path: 'pets',
        title: 'Pets',
        form: 'pet-form',
        submitLabel: 'On',
        onSubmit: [{ track: 'dog', when: '= facts.hasDog' }],
      },
    ],
  }),
  documentSource('walk-facts', 'facts', { facts }),
  documentSource('pet-form', 'form', {
    fields: [
      choice('pet'),
      choice('other'),
      { name: 'lead', type: 'notice', tone: 'quiet', text: 'Bring a lead.', when: '= facts.hasDog' },
      {
        name: 'both',
        type: 'notice',
        tone: 'quiet',
        text: 'Bring two.',
        when: "= facts.hasDog or answers.other = 'dog'",
      },
    ],
  }),
];

function removed(option: string | undefined, kept: readonly string[] = [], sources = source()) {
  const documents = sources.flatMap((each) => {
    const reading = readDocument(each);
    return reading.outcome === 'read' ? [reading.document] : [];
  });
  const spoken = { journey: 'walk', form: 'pet-form', field: 'pet', ...(option && { option }) };
  const removal = removalOf(documents, [spoken], { kind: 'remove-conditions', kept: new Set(kept) });
  const textOf = (id: string) => sources.find(({ path }) => path === `${id}.json`)?.text;
  const texts = applyInTurn(removal?.fixes ?? [], textOf);
  return { removal, after: (id: string) => JSON.parse(texts.get(id) ?? textOf(id) ?? '') };
}

it.each([['dog'], [undefined]])(
  'takes a fact along that says only that, with what it alone decides (%s)',
  (option) => {
    const { removal, after } = removed(option);
    expect(removal?.dependents.map(({ sentence, ifKept }) => [sentence, ifKept])).toEqual([
      ['the fact “has dog”', 'nothing'],
      ['the fact “barks”', 'nothing'],
      ['the question “Lead”', 'everybody'],
    ]);
    expect(removal?.left).toEqual([]);
    expect(after('walk-facts').facts).toEqual({ isKnown: "= answers.other = 'dog'" });
    expect(after('walk').steps[0]).not.toHaveProperty('onSubmit');
    expect(after('pet-form').fields.map(({ name }: { name: string }) => name)).not.toContain('lead');
    expect(after('pet-form').fields.at(-1).when).toBe("= answers.other = 'dog'");
  },
);

it('leaves a fact that is kept, with all that reads it', () => {
  const { removal, after } = removed('dog', ['walk-facts/facts/hasDog']);
  expect(removal?.dependents.map(({ sentence }) => sentence)).toEqual(['the fact “has dog”']);
  expect(Object.keys(after('walk-facts').facts)).toEqual(Object.keys(facts));
  expect(after('pet-form').fields.at(-1).when).toBe("= facts.hasDog or answers.other = 'dog'");
});

it('offers no fact whose name is another one elsewhere', () => {
  const other = documentSource('sail-facts', 'facts', { facts: { hasDog: '= true' } });
  expect(removed('dog', [], [...source(), other]).removal?.dependents).toEqual([]);
});
