import { describe, expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);

interface Delivery {
  /** The ids of the options of the question. */
  readonly options: readonly string[];
  /** The type of the input. */
  readonly type?: unknown;
  readonly given?: unknown;
  readonly operation?: object;
  readonly more?: readonly ReturnType<typeof documentSource>[];
}

const hazards = { list: 'orders.hazard' };

/** Findings about values that nobody gives: a driver is told of what stands in the way. */
function found({ options, type = hazards, given = '= answers.hazards', operation, more = [] }: Delivery) {
  const { problems } = checkDocuments(
    [
      ...others,
      documentSource('orders', 'types', {
        types: { hazard: { enum: ['Dog', 'Gate'] }, order: { object: { hazards } } },
      }),
      documentSource('deliver', 'journey', {
        path: '/deliver',
        everyStep: { template: 'plain' },
        steps: [
          {
            id: 'order',
            path: 'order',
            title: 'Order',
            form: 'order-form',
            submitLabel: 'Order',
            onSubmit: [
              { call: 'order', with: { what: given }, onFailure: [{ notify: 'Not now', tone: 'error' }] },
            ],
          },
        ],
      }),
      documentSource('order-form', 'form', {
        fields: [
          {
            name: 'hazards',
            type: 'checkbox-group',
            label: 'What is in the way?',
            options: options.map((id) => ({ id, label: `A ${id}` })),
          },
        ],
      }),
      documentSource('order', 'operation', {
        service: 'bakery',
        method: 'POST',
        path: '/orders',
        input: { 'what?': type },
        request: { what: '= input.what' },
        ...operation,
      }),
      ...more,
    ],
    [],
    false,
  );
  return problems
    .filter(({ code }) => code === 'never-given')
    .map(({ document, pointer, help, fixes }) => ({
      at: document + pointer,
      help,
      fixes: fixes?.map(({ title }) => title),
    }));
}

const dog = {
  at: 'orders/types/hazard/enum/0',
  help: 'Offer it again, or take it out here, and wherever something is done for it.',
  fixes: ['Take the value "Dog" out'],
};

describe('a value that a type lists', () => {
  it('is told once no option has it any more, in the document that lists it', () => {
    expect(found({ options: ['Dog', 'Gate'] })).toEqual([]);
    expect(found({ options: ['Gate'] })).toEqual([dog]);
  });

  it('is found in objects, in lists, and in the input itself', () => {
    const order = { type: 'orders.order', given: '= {hazards: answers.hazards}' };
    expect(found({ options: ['Gate'], ...order })).toEqual([dog]);
    expect(found({ options: ['Dog', 'Gate'], ...order })).toEqual([]);
    const one = { type: { enum: ['Dog', 'Gate'] }, given: '= first(answers.hazards)' };
    expect(found({ options: ['Gate'], ...one })).toMatchObject([{ at: 'order/input/what?/enum/0' }]);
  });

  it('is told with the option that may be meant', () => {
    expect(found({ options: ['Dogs', 'Gate'] })).toMatchObject([
      {
        help: 'Did you mean "Dogs"?',
        fixes: ['Change "Dog" to "Dogs"', 'Take the value "Dog" out'],
      },
    ]);
  });

  it.each<[string, Partial<Delivery>]>([
    ['a rule gives it', { type: 'orders.hazard', given: "= first(answers.hazards) else 'Dog'" }],
    [
      'a service answers it',
      { operation: { response: { object: { found: 'orders.hazard' } }, result: '= response.found' } },
    ],
    [
      'browsers ask for it',
      {
        operation: {
          method: 'GET',
          request: undefined,
          query: { what: "= join(input.what, ',')" },
          expose: { path: '/api/orders' },
        },
      },
    ],
    [
      'another operation hands it on',
      {
        more: [
          documentSource('again', 'operation', {
            service: 'bakery',
            method: 'POST',
            path: '/again',
            input: { 'what?': hazards },
            request: '= input',
            fallback: 'order',
          }),
        ],
      },
    ],
    ['a rule gives one of its values alone', { options: ['Dog', 'Gate'], given: "= ['Gate']" }],
    ['options have nothing to do with it', { given: "= ['Gate']", options: ['Mud'] }],
  ])('is no mistake where %s', (_, delivery) => {
    expect(found({ options: ['Gate'], ...delivery })).toEqual([]);
  });
});
