import { describe, expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkChange } from '../change/check-change.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);
type Source = (typeof others)[number];

const basket = { list: { object: { name: 'string', price: 'number' } }, maxItems: 20 };
const orderBody = documentSource('order-body', 'function', {
  input: { customer: 'string', loaves: basket },
  value: { customer: '= input.customer', loaves: '= input.loaves', branch: '= settings.branch' },
});
const total = documentSource('total', 'function', {
  input: { loaves: basket },
  value: '= sum(for loaf in input.loaves return loaf.price)',
});
const size = documentSource('size', 'decision', {
  input: { total: 'number' },
  // biome-ignore lint/suspicious/noThenProperty: a row of a decision.
  rows: [{ when: '= input.total > 50', then: 'large' }],
  otherwise: 'small',
});

/** An operation that uses the function in its request, and function and decision in its result. */
function order(parts: object = {}): Source {
  return documentSource('order-bread', 'operation', {
    service: 'bakery',
    method: 'POST',
    path: '/orders',
    input: { customer: 'string', loaves: basket },
    settings: { branch: 'main' },
    request: '= orderBody(customer: input.customer, loaves: input.loaves)',
    response: { object: { loaves: basket } },
    result: {
      total: '= total(loaves: response.loaves)',
      size: "= decide('size', {total: total(loaves: response.loaves)})",
    },
    ...parts,
  });
}

function problemsOf(...documents: readonly Source[]) {
  return checkDocuments([...others, ...documents]).problems.map(
    ({ document, pointer, line, column, message, help }) => ({
      at: `${document}${pointer}:${line}:${column}`,
      message,
      help,
    }),
  );
}

describe('functions and decisions in an operation', () => {
  it('are typed for the operation, wherever it uses them', () => {
    expect(problemsOf(order(), orderBody, total, size)).toEqual([]);
    const asked = {
      query: { total: '= total(loaves: input.loaves)' },
      checks: [{ that: '= total(loaves: input.loaves) < 500', message: 'Too much' }],
      onFailure: { outcome: 'empty', result: { total: "= decide('size', {total: 0})" } },
    };
    expect(problemsOf(order(asked), orderBody, total, size)).toEqual([]);
  });

  it('are suggested when they do not exist', () => {
    expect(problemsOf(order({ request: '= orderBodi(customer: 1)' }), orderBody, total, size)).toEqual([
      expect.objectContaining({
        message: 'There is no function "orderBodi".',
        help: 'Did you mean "orderBody"?',
      }),
    ]);
  });

  it('take what they declare', () => {
    const [problem] = problemsOf(order({ request: '= orderBody(customer: 1)' }), orderBody, total, size);
    expect(problem).toMatchObject({
      message: 'The input "customer" of "orderBody" should be text but is a number.',
    });
  });

  it.each(['answers.name', 'facts.name', 'results.name'])(
    'cannot read %s, which their caller is told',
    (path) => {
      const reading = documentSource('order-body', 'function', {
        input: { customer: 'string', loaves: basket },
        value: `= {customer: input.customer, name: ${path}}`,
      });
      expect(problemsOf(order(), reading, total, size)).toEqual([
        {
          at: expect.stringMatching(/^order-bread\/request/),
          message: `The function "orderBody" reads "${path}", and that is not known here.`,
          help: 'Declare an input of "order-body" for it, and give it from here.',
        },
      ]);
    },
  );

  it('cannot read it by way of another function either', () => {
    const reading = documentSource('total', 'function', { value: '= price()' });
    const price = documentSource('price', 'function', { value: '= facts.price' });
    const operation = order({ result: { total: '= total()' } });
    expect(problemsOf(operation, orderBody, reading, price, size).map(({ message }) => message)).toEqual([
      'The function "total" uses "price", which reads "facts.price", and that is not known here.',
    ]);
  });

  it('may read the response where there is one', () => {
    const reading = documentSource('total', 'function', {
      value: '= sum(for loaf in response.loaves return loaf.price)',
    });
    const operation = order({ result: { total: '= total()' } });
    expect(problemsOf(operation, orderBody, reading, size)).toEqual([]);
    const early = order({ request: { total: '= total()' }, result: { total: '= total()' } });
    expect(problemsOf(early, orderBody, reading, size)).toMatchObject([
      { message: 'The function "total" reads "response.loaves", and that is not known here.' },
    ]);
  });

  it('give the headers of a call, which are texts and never steer HTTP or credentials', () => {
    const headers = (value: object) => documentSource('bread-headers', 'function', { value });
    const operation = order({ headers: '= breadHeaders()' });
    const rest = [orderBody, total, size];
    expect(
      problemsOf(operation, headers({ 'x-channel': 'Shop', 'x-sector': '= settings.branch' }), ...rest),
    ).toEqual([]);
    expect(problemsOf(operation, headers({ Authorization: 'Shop', 'x-sector': 7 }), ...rest)).toMatchObject([
      {
        at: expect.stringMatching(/^order-bread\/headers/),
        message: 'An operation cannot set the header "Authorization".',
      },
      { message: 'The header "x-sector" is a text; this gives a number.' },
    ]);
    expect(problemsOf(order({ headers: { cookie: 'Shop' } }), ...rest)).toMatchObject([
      {
        at: expect.stringMatching(/^order-bread\/headers\/cookie/),
        message: 'An operation cannot set the header "cookie".',
      },
    ]);
    expect(problemsOf(order({ headers: "= cat('Shop')" }), ...rest)).toMatchObject([
      { message: 'The headers of a call are an object of texts; this gives text.' },
    ]);
  });

  it('read the settings that the operation declares', () => {
    expect(problemsOf(order({ settings: {} }), orderBody, total, size)).toMatchObject([
      {
        message: 'The function "orderBody" reads "settings.branch", and that is not known here.',
        help: 'Declare "branch" under "settings" here, or give it as an input.',
      },
    ]);
  });

  it('have their own faults reported in their own documents', () => {
    const faulty = documentSource('total', 'function', {
      input: { loaves: basket },
      value: '= sum(for loaf in input.loaves return loaf.prize)',
    });
    expect(problemsOf(order(), orderBody, faulty, size)).toMatchObject([
      { at: expect.stringMatching(/^total\//), help: 'Did you mean "price"?' },
    ]);
  });

  it('cost what they cost at worst in every turn of the lists around them', () => {
    const long = { list: { object: { name: 'string', price: 'number' } }, maxItems: 1000 };
    const costly = documentSource('total', 'function', {
      input: { loaves: long },
      value: '= sum(for loaf in input.loaves return loaf.price)',
    });
    const operation = order({
      response: { object: { loaves: long } },
      result: { totals: '= for loaf in response.loaves return loaf.price + total(loaves: response.loaves)' },
    });
    expect(problemsOf(operation, orderBody, costly, size)).toMatchObject([
      {
        at: expect.stringMatching(/^order-bread\/result/),
        message: expect.stringMatching(/^It may take/),
      },
    ]);
  });

  it('are reported once when they wait for themselves', () => {
    const ring = documentSource('total', 'function', {
      input: { loaves: basket },
      value: '= total(loaves: input.loaves)',
    });
    expect(problemsOf(order(), orderBody, ring, size).map(({ message }) => message)).toEqual([
      'The function "total" waits for itself: total → total.',
    ]);
  });

  it('are checked with the operations that use them when they change', () => {
    const unchanged = [...others, order(), orderBody, size];
    const ofTexts = documentSource('total', 'function', {
      input: { loaves: { list: 'string' } },
      value: '= count(input.loaves)',
    });
    const ofFacts = documentSource('total', 'function', {
      input: { loaves: basket },
      value: '= facts.total',
    });
    expect(checkChange({ unchanged, changed: [total], replaced: [total] })).toEqual([]);
    expect(checkChange({ unchanged, changed: [ofTexts], replaced: [total] })).toBeUndefined();
    expect(checkChange({ unchanged, changed: [ofFacts], replaced: [total] })).toBeUndefined();
    expect(checkChange({ unchanged, changed: [], replaced: [total] })).toBeUndefined();
  });

  it('are checked by themselves once no operation uses them any more', () => {
    const ofResponse = documentSource('total', 'function', {
      value: '= sum(for loaf in response.loaves return loaf.price)',
    });
    const using = order({ result: { total: '= total()' } });
    const without = order({ result: {} });
    const unchanged = [...others, orderBody, size, ofResponse];
    expect(checkChange({ unchanged, changed: [using], replaced: [without] })).toEqual([]);
    expect(checkChange({ unchanged, changed: [without], replaced: [using] })).toBeUndefined();
  });
});
