import { describe, expect, it } from 'vitest';
import {
  type AnswerOffer,
  applyFixes,
  createIncrementalCheck,
  placesForAnswer,
  proveEdit,
  type ReadText,
  routeAnswer,
} from '#analysis';
import { type Fix, type JsonValue, readDocument } from '#engine';
import { shippedDocuments } from '../support/documents/shipped-documents.ts';

const readText = (source: ReadText['source']): ReadText => ({ source, reading: readDocument(source) });
const shipped = new Map(
  shippedDocuments().map((source) => [
    (JSON.parse(source.text) as { readonly id: string }).id,
    readText(source),
  ]),
);

type Texts = ReadonlyMap<string, ReadText>;

const documentsOf = (texts: Texts) =>
  [...texts.values()].flatMap(({ reading }) => (reading.outcome === 'read' ? [reading.document] : []));

/** The documents with a fix applied. */
function fixed(texts: Texts, fix: Fix): Texts {
  const applied = applyFixes([fix], (id) => texts.get(id)?.source.text);
  expect(applied.count).toBe(1);
  const changed = [...applied.texts].map(([id, text]) => {
    return [id, readText({ path: texts.get(id)?.source.path ?? id, text })] as const;
  });
  return new Map([...texts, ...changed]);
}

/** The site with a question before the one at an index of a form. */
function asking(form: string, index: number, value: JsonValue): Texts {
  return fixed(shipped, {
    title: '',
    edits: [{ document: form, op: 'add', path: `/fields/${index}`, value }],
  });
}

const withDog = asking('gas-order-form', 7, {
  name: 'dogName',
  type: 'text-input',
  label: 'What is your dog’s name?',
  when: "= 'Dog' in answers.propertyAccessReasons",
  required: false,
  value: { type: 'string', maxLength: 60 },
  messages: { maxLength: 'No more than 60 characters' },
});
const dogName = { journey: 'gas-order', form: 'gas-order-form', field: 'dogName' };

function offered(texts: Texts, asked: typeof dogName, title: string): AnswerOffer {
  const offer = placesForAnswer(documentsOf(texts), asked).find((each) => each.title === title);
  if (offer === undefined) throw new Error(`Not offered: ${title}.`);
  return offer;
}

const { check } = createIncrementalCheck();
const before = new Set(check([...shipped.values()]).map(({ message }) => message));

/** Problems that the shipped documents do not have, but for texts without a translation. */
function checked(texts: Texts): readonly string[] {
  return check([...texts.values()])
    .filter(({ code, message }) => code !== 'missing-translation' && !before.has(message))
    .map(({ code, message }) => `${code}: ${message}`);
}

/** The same with the findings of the proofs that the changes affect. */
function newProblems(texts: Texts): readonly string[] {
  const changed = [...texts].filter(([id, text]) => shipped.get(id) !== text).map(([id]) => id);
  const old = documentsOf(new Map([...shipped].filter(([id]) => changed.includes(id))));
  const isChanged = (path: string) => changed.some((id) => texts.get(id)?.source.path === path);
  const proof = proveEdit([...texts.values()], { isChanged, old });
  return [...checked(texts), ...proof.problems.map(({ code, message }) => `${code}: ${message}`)];
}

describe('the name of a dog', () => {
  it('can go to the comments of the order, not into a field of its own', () => {
    const offers = placesForAnswer(documentsOf(withDog), dogName);
    expect(offers.map(({ title, refusal }) => (refusal === undefined ? title : [title, refusal]))).toEqual([
      'Order create: extra comments',
      ['Order create: a field of its own', 'Its contract has none: the order would be refused.'],
      'Decides whether “Cylinder type” is asked',
      'Nowhere yet',
    ]);
  });

  it('reaches the provider in the comments', { timeout: 120_000 }, () => {
    expect(checked(withDog)).toEqual([
      'unread-answer: Visitors are asked for "dogName", and nothing reads the answer: it is sent nowhere.',
    ]);
    const offer = offered(withDog, dogName, 'Order create: extra comments');
    const { fix, sentences } = routeAnswer(documentsOf(withDog), dogName, offer);
    const after = fixed(withDog, fix);
    expect(newProblems(after)).toEqual([]);
    expect(sentences).toEqual([
      { document: 'gas-order-details', sentence: '“Dog” and the answer are added to the text.' },
      { document: 'orders', sentence: '“dogName” may be part of the input.' },
      { document: 'gas-order', sentence: 'The answer is handed to “order-validate” as “dogName”.' },
    ]);
    expect(JSON.parse(after.get('gas-order-details')?.source.text ?? '').value.extraComments).toBe(
      "= substr(join([if input.order.dogName is answered then cat('Dog: ', input.order.dogName), input.order.otherReason], '. '), 0, 500)",
    );
  });
});
