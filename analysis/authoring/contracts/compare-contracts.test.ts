import { describe, expect, it } from 'vitest';
import { agreements, cases, sentencesOf } from '../../../tests/support/comparison/compared-contracts.ts';
import { bakeryContract } from '../../../tests/support/documents/bakery-contract.ts';
import { readServiceDescription } from '../../openapi/service-description.ts';
import { compareContracts } from './compare-contracts.ts';
import { openApiDocument } from './open-api-document.ts';

describe('an operation and its service', () => {
  it('agree where the service admits more than is sent, and answers more than is read', () => {
    expect(sentencesOf()).toEqual([]);
  });

  it('agree where the description is our own', () => {
    const own = readServiceDescription(openApiDocument('bakery', [bakeryContract()]));
    expect(own && compareContracts([bakeryContract()], own)).toEqual([]);
  });

  it.each(cases.map(([title, ...rest]) => ({ title, rest })))('differ in $title', ({ rest }) => {
    const [changes, sentences, ofOperation] = rest;
    expect([...sentencesOf(changes, ofOperation)].sort()).toEqual([...sentences].sort());
  });

  it.each(agreements.map(([title, ...rest]) => ({ title, rest })))('agree in $title', ({ rest }) => {
    expect(sentencesOf(...rest)).toEqual([]);
  });

  it('are compared although a schema of the service contains itself', () => {
    const description = readServiceDescription({
      openapi: '3.1.0',
      paths: {
        '/v2/shops/{shop}/orders': {
          post: {
            requestBody: { content: { '*/*': { schema: { $ref: '#/components/schemas/part' } } } },
            responses: {},
          },
        },
      },
      components: {
        schemas: {
          part: {
            anyOf: [
              { type: 'string' },
              { type: 'object', additionalProperties: { $ref: '#/components/schemas/part' } },
            ],
          },
        },
      },
    });
    const found = description && compareContracts([bakeryContract({ query: {} })], description);
    expect(found?.map(({ message }) => message)).toEqual([
      '"bread.loaves" of the request may be a whole number, but the service expects text.',
      '"sliced" of the request may be true or false, but the service expects text.',
    ]);
  });

  it('are not compared by what is no OpenAPI document', () => {
    expect(readServiceDescription({ swagger: '2.0', paths: {} })).toBeUndefined();
    expect(readServiceDescription(['openapi'])).toBeUndefined();
  });
});
