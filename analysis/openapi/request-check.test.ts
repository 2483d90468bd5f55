import { describe, expect, it } from 'vitest';
import { type ConfiguredHeaders, requestFaults } from './request-check.ts';
import { createSchemaCheck } from './schema-check.ts';
import { readServiceDescription } from './service-description.ts';

const openapi = {
  openapi: '3.1.0',
  paths: {
    '/cards': {
      get: {
        parameters: [
          { name: 'X-Desk', in: 'header', required: true, schema: { type: 'integer' } },
          { name: 'x-branch', in: 'header', schema: { enum: ['north'] } },
          { name: 'Accept', in: 'header', required: true, schema: { const: 'text/plain' } },
        ],
      },
    },
  },
};

function faultsOf(headers: Record<string, string>, configured?: ConfiguredHeaders) {
  const description = readServiceDescription(openapi);
  const [call] = description?.calls ?? [];
  if (description === undefined || call === undefined) throw new Error('The call is not described.');
  const request = { path: '/cards', query: [], headers, body: undefined };
  return requestFaults(request, call, description, createSchemaCheck(openapi), configured).map(
    ({ place, path, reason }) => `${place} ${path.join('.')}: ${reason}`,
  );
}

describe('the headers of a request', () => {
  it('are missed where a contract requires them', () => {
    expect(faultsOf({})).toEqual(['header x-desk: it is missing']);
    expect(faultsOf({ 'x-desk': '3' })).toEqual([]);
  });

  it('have the type and the values of the contract, whether they are required or not', () => {
    expect(faultsOf({ 'x-desk': 'front', 'x-branch': 'south' })).toEqual([
      'header x-desk: found "front", which fails "type"',
      'header x-branch: found "south", which fails "enum"',
    ]);
  });

  it('are not missed where the configuration sends them, and the operation overrides their values', () => {
    expect(faultsOf({}, { 'x-desk': true })).toEqual([]);
    expect(faultsOf({}, { 'x-desk': 'front' })).toEqual(['header x-desk: found "front", which fails "type"']);
    expect(faultsOf({ 'x-desk': '3' }, { 'x-desk': 'front' })).toEqual([]);
  });
});
