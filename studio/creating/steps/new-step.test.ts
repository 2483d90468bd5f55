import { expect, it } from 'vitest';
import { checkDocuments } from '#analysis';
import { readDocument } from '#engine';
import type { Journey } from '#schemas';
import { shippedDocuments } from '../../../tests/support/documents/shipped-documents.ts';
import { stepsToFollow } from '../../parts/steps.ts';
import { clashesOfStep, makeStep, type NewStep, suggestedStepNames } from './new-step.ts';

const site = shippedDocuments().map(({ text }) => ({ id: String(JSON.parse(text).id), body: text }));
const documents = site.flatMap(({ id, body }) => {
  const reading = readDocument({ path: id, text: body });
  return reading.outcome === 'read' ? [reading.document] : [];
});
const journeys = documents.filter((each): each is Journey => each.kind === 'journey');
const errorsOf = (texts: typeof site) =>
  checkDocuments(
    texts.map(({ id, body }) => ({ path: id, text: body })),
    [],
    false,
  )
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);
const before = new Set(errorsOf(site));

it.each(journeys.map(({ id }) => id))(
  'makes a step of %s with a form of its own that the check takes',
  (id) => {
    const journey = journeys.find((each) => each.id === id) as Journey;
    const { index: after } = stepsToFollow(journey).at(-1) ?? { index: -1 };
    const names = suggestedStepNames(journey, 'Have you a dog?');
    const wanted: NewStep = { title: 'Have you a dog?', after, form: { template: 'blank' }, ...names };
    expect(clashesOfStep(journey, wanted, documents)).toEqual({});
    const made = makeStep(journey, wanted, documents, site);
    const [form] = made.forms;
    expect(JSON.parse(made.text).steps[after + 1]).toMatchObject({ id: 'have-you-a-dog', form: form?.id });
    const changed = site.map((text) => (text.id === id ? { id, body: made.text } : text));
    const forms = made.forms.map((each) => ({ id: each.id, body: each.body ?? '' }));
    expect(errorsOf([...changed, ...forms]).filter((message) => !before.has(message))).toEqual([]);
  },
);

it('says which id and address are taken', () => {
  const journey = journeys.find(({ steps }) => steps.length > 1 && steps[0]?.path !== undefined) as Journey;
  const [first] = journey.steps;
  const id = first?.id ?? '';
  const address = documents.find((each) => each.kind === 'page')?.path ?? '';
  const wanted = { title: ' ', after: -1, form: { existing: 'a-form' }, id, address };
  const { title, ...others } = clashesOfStep(journey, wanted, documents);
  expect(title).toBe('Say what it is called.');
  expect(others.id).toMatch(/has this id already/);
  expect(others.address).toMatch(/ is at .* already/);
});
