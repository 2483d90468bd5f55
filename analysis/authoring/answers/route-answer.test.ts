import { describe, expect, it } from 'vitest';
import { type DocumentSource, readDocument } from '#engine';
import { guideDocuments, readDocsPage } from '../../../tests/support/documents/guide-documents.ts';
import { editsOf, sectionsOf, withEdits } from '../../../tests/support/documents/guide-edits.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { checkDocuments } from '../../checks/check-documents.ts';
import { applyFixes } from '../fixes/apply-fixes.ts';
import { formatText } from '../fixes/lay-out-again.ts';
import { questionsAt } from './journey-calls.ts';
import { type AnswerOffer, placesForAnswer } from './places-for-answer.ts';
import { type RouteChoice, routeAnswer } from './route-answer.ts';

const library = readRelease();
const section = sectionsOf(readDocsPage('changes.md')).find(
  ({ heading }) => heading === 'Ask a question for one option',
);
const edits = editsOf(section?.text ?? '');
/** The room hire with the question about food, whose answer goes nowhere. */
const withFood = withEdits(
  guideDocuments(),
  edits.filter(({ path }) => path.startsWith('forms/')),
);
const hasFood = { journey: 'room-hire', form: 'room-form', field: 'hasFood' };

const read = (sources: readonly DocumentSource[]) =>
  sources.flatMap((source) => {
    const reading = readDocument(source);
    return reading.outcome === 'read' ? [reading.document] : [];
  });

const offersIn = (sources: readonly DocumentSource[], asked = hasFood) =>
  placesForAnswer(read([...library, ...sources]), asked);

function offered(title: string, sources = withFood, asked = hasFood): AnswerOffer {
  const offer = offersIn(sources, asked).find((each) => each.title === title);
  if (offer === undefined) throw new Error(`Not offered: ${title}.`);
  return offer;
}

/** The documents after a route, and the sentences about it. */
function routed(offer: AnswerOffer, choice: RouteChoice = {}, sources = withFood, asked = hasFood) {
  const { fix, sentences } = routeAnswer(read([...library, ...sources]), asked, offer, choice);
  const idOf = ({ text }: DocumentSource) => (JSON.parse(text) as { readonly id: string }).id;
  const { texts, count } = applyFixes([fix], (id) => sources.find((source) => idOf(source) === id)?.text);
  expect(count).toBe(1);
  const after = sources.map((source) => ({ ...source, text: texts.get(idOf(source)) ?? source.text }));
  const document = (path: string): unknown =>
    JSON.parse(after.find((each) => each.path === path)?.text ?? '');
  return { after, sentences, document };
}

const problemsOf = (sources: readonly DocumentSource[]) =>
  checkDocuments([...library, ...sources]).problems.map(({ code, document, message }) => [
    code,
    document,
    message,
  ]);

describe('the places where the answer about food can go', () => {
  it('are the operation, the decisions, the questions after it, and nowhere', () => {
    expect(offersIn(withFood).map(({ kind, title }) => [kind, title])).toEqual([
      ['member', 'Hire room: a field of its own'],
      ['decision', 'Decides “hire discount”'],
      ['decision', 'Decides “call reason”'],
      ['nowhere', 'Nowhere yet'],
    ]);
  });

  it.each(offersIn(withFood).map((offer) => [offer.title, offer] as const))(
    'leave no problem: %s',
    (_, offer) => {
      expect(problemsOf(withFood)).toMatchObject([['unread-answer', 'room-form', expect.anything()]]);
      expect(problemsOf(routed(offer).after)).toEqual([]);
    },
  );

  it('give the documents of the page of changes', () => {
    const { after, sentences } = routed(offered('Hire room: a field of its own'), { name: 'food' });
    const parsed = (sources: readonly DocumentSource[]) =>
      sources.map(({ path, text }) => [path, JSON.parse(text)]);
    expect(parsed(after)).toEqual(parsed(withEdits(guideDocuments(), edits)));
    expect(sentences).toEqual([
      { document: 'hire-room', sentence: '“food” is part of the request.' },
      { document: 'hire', sentence: '“food” may be part of the input.' },
      { document: 'room-hire', sentence: 'The answer is handed to “hire-room” as “food”.' },
    ]);
  });
});

/** The guide with parts of documents replaced. */
function guideWith(changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
  return withFood.map((source) => {
    const change = changes[source.path];
    return change === undefined
      ? source
      : { ...source, text: formatText(JSON.stringify({ ...JSON.parse(source.text), ...change })) ?? '' };
  });
}

const jsonOf = (path: string) => JSON.parse(withFood.find((source) => source.path === path)?.text ?? '');
const hire = (given: unknown) => ({
  hire: [{ ...jsonOf('journeys/room-hire.json').sequences.hire[0], with: given }],
});
const order = '= {room: answers.room, day: answers.day, guests: answers.guests, email: answers.email}';
const withRequest = (request: unknown) => ({
  request: { ...jsonOf('operations/hire-room.json').request, ...Object(request) },
});

it('A place in a form belongs to a question of each journey that asks it', () => {
  const at = (pointer: string) => questionsAt(read(withFood), { document: 'room-form', pointer });
  expect(at('/fields/2/label')).toEqual([hasFood]);
  expect(at('/fields/20')).toEqual([]);
  expect(questionsAt(read(withFood), { document: 'hirer-form', pointer: '/fields/0/text' })).toEqual([]);
});

describe('an answer is handed on', () => {
  const own = (sources: typeof withFood) =>
    routed(offered('Hire room: a field of its own', sources), {}, sources);

  it('by the fact that a call is given', () => {
    const sources = guideWith({
      'journeys/room-hire.json': { facts: { order }, sequences: hire('= facts.order') },
    });
    expect(own(sources).document('journeys/room-hire.json')).toMatchObject({
      facts: { order: `${order.slice(0, -1)}, hasFood: answers.hasFood}` },
      sequences: hire('= facts.order'),
    });
  });

  it('beside what a formula puts together', () => {
    const sources = guideWith({
      'journeys/room-hire.json': {
        facts: { order },
        sequences: hire("= if answers.room = 'hall' then facts.order"),
      },
    });
    expect(own(sources).document('journeys/room-hire.json')).toMatchObject({
      sequences: hire("= extend(if answers.room = 'hall' then facts.order, {hasFood: answers.hasFood})"),
    });
  });

  it('under another name where the call gives something else by its own', () => {
    const given = {
      ...jsonOf('journeys/room-hire.json').sequences.hire[0].with,
      hasFood: '= answers.needsPiano',
    };
    const sources = guideWith({ 'journeys/room-hire.json': { sequences: hire(given) } });
    const { document } = own(sources);
    expect(document('journeys/room-hire.json')).toMatchObject({
      sequences: hire({ ...given, hasFoodAnswer: '= answers.hasFood' }),
    });
    expect(document('operations/hire-room.json')).toMatchObject({
      request: { hasFood: '= input.hasFoodAnswer' },
    });
  });

  it('in a text that is joined, under the name of its option', () => {
    const sources = guideWith({
      'operations/hire-room.json': withRequest({ notes: "= join([input.callReason], ', ')" }),
    });
    const { after, document } = routed(offered('Hire room: notes', sources), {}, sources);
    expect(document('operations/hire-room.json')).toMatchObject({
      request: { notes: "= join([input.callReason, if input.hasFood then 'hall'], ', ')" },
    });
    expect(problemsOf(after)).toEqual([]);
  });

  it('as an input that nothing fills', () => {
    const types = jsonOf('types/hire.json').types;
    const sources = guideWith({
      'types/hire.json': { types: { order: { object: { ...types.order.object, 'food?': 'boolean' } } } },
      'operations/hire-room.json': withRequest({ food: '= input.food' }),
    });
    const { after, sentences } = routed(offered('Hire room: food', sources), {}, sources);
    expect(sentences.map(({ document }) => document)).toEqual(['room-hire']);
    expect(problemsOf(after)).toEqual([]);
  });
});
