import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { bakeryContract } from '../../../tests/support/documents/bakery-contract.ts';
import { readServiceDescription } from '../../openapi/service-description.ts';
import { compareContracts } from './compare-contracts.ts';
import { openApiDocument } from './open-api-document.ts';

/** The only call of the bakery. */
function callIn(document: unknown) {
  const { paths } = document as { paths: Record<string, Record<string, unknown>> };
  return paths['/v2/shops/{shop}/orders']?.post;
}

const isRye = { '==': [{ var: 'input.kind' }, 'rye'] };

describe('an operation as OpenAPI', () => {
  it('is valid, with its path, parameters, body, answer and limits', async () => {
    const document = openApiDocument('bakery', [bakeryContract()]);
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
    expect(callIn(document)).toEqual({
      operationId: 'order-bread',
      description: 'Orders bread.',
      parameters: [
        { name: 'shop', in: 'path', required: true, schema: { type: 'string', maxLength: 10 } },
        { name: 'lang', in: 'query', required: true, schema: { const: 'en' } },
        { name: 'coupon', in: 'query', required: false, schema: { type: 'string', maxLength: 200 } },
        { name: 'x-channel', in: 'header', required: true, schema: { const: 'web' } },
      ],
      requestBody: { required: true, content: { 'application/json': { schema: expect.anything() } } },
      responses: {
        '2XX': {
          description: 'A good answer.',
          content: { 'application/json': { schema: expect.anything() } },
        },
      },
      'x-waymark-operations': [{ id: 'order-bread', timeoutMs: 3000, retry: 1, highestStatus: 201 }],
    });
  });

  it('has in its body what functions copy, and requires only what is always sent', () => {
    expect(bakeryContract().body).toEqual({
      type: 'object',
      properties: {
        bread: {
          type: 'object',
          properties: {
            kind: { enum: ['rye', 'white'] },
            loaves: { anyOf: [{ type: 'integer', maximum: 20 }, { const: 1 }] },
            label: expect.objectContaining({ type: 'string' }),
          },
          required: ['kind', 'loaves', 'label'],
        },
        sliced: { type: 'boolean' },
        note: { type: 'string', maxLength: 200 },
        number: { type: 'string' },
      },
      required: ['bread', 'sliced', 'number'],
    });
  });

  it.each([
    ['a value under a condition', { size: { if: [isRye, 'large'] } }, undefined],
    ['a value in either case', { size: { if: [isRye, 'large', 'small'] } }, ['size']],
    ['a text of what may be unanswered', { size: "= cat(input.note, '!')" }, undefined],
    ['what is picked', "= pick(input, 'kind', 'note')", ['kind']],
    [
      'what replaces another value where it is answered',
      { extend: [{ object: { note: 'none' } }, { pick: [{ var: 'input' }, 'note'] }] },
      ['note'],
    ],
  ])('requires %s only if it is always sent', (_, request, required) => {
    expect(bakeryContract({ request }).body?.required).toEqual(required);
  });

  it('does not require the body of a call that another operation makes without one', () => {
    const document = openApiDocument('bakery', [bakeryContract(), bakeryContract({ request: undefined })]);
    expect(callIn(document)).toMatchObject({ requestBody: { required: false } });
  });

  it('shares a call with another of the same path, with the body of either', () => {
    const other = bakeryContract({ request: "= pick(input, 'note')", query: {} });
    const document = openApiDocument('bakery', [bakeryContract(), other]);
    expect(callIn(document)).toMatchObject({
      operationId: 'order-bread-or-order-bread',
      requestBody: {
        content: { 'application/json': { schema: { anyOf: [expect.anything(), expect.anything()] } } },
      },
    });
    expect(JSON.stringify(callIn(document))).toContain('"name":"lang","in":"query","required":false');
  });

  it('has in the answer of a shared call what each operation reads, so that neither differs from it', () => {
    const other = bakeryContract({
      response: {
        object: { number: 'string', loaves: { list: { object: { weight: 'number', 'crust?': 'string' } } } },
      },
      result: { number: '= response.number' },
    });
    const contracts = [bakeryContract(), other];
    const described = readServiceDescription(openApiDocument('bakery', contracts));
    expect(described && compareContracts(contracts, described)).toEqual([]);
  });

  it('does not describe operations of other services', () => {
    expect(openApiDocument('library', [bakeryContract()])).toMatchObject({ paths: {} });
  });
});
