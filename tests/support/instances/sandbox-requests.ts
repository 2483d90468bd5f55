import type { OperationRequest } from '#engine';

/** Finds addresses, some of them in Wellington. */
export const findAddress: OperationRequest = {
  operation: 'find-address',
  service: 'address-finder',
  method: 'GET',
  path: '/api/nz/address/autocomplete',
  query: [
    ['format', 'json'],
    ['q', 'cuba'],
  ],
  headers: {},
  body: undefined,
  timeoutMs: undefined,
  retry: 0,
  cacheSeconds: undefined,
  maximumStatus: 299,
  reads: 'json',
};

/** Asks the provider, with all its headers, whether the chat is staffed. */
export const chatStatus: OperationRequest = {
  ...findAddress,
  operation: 'chat-status',
  service: 'provider',
  path: '/v1/expr/genesys-cloud/webmessenger/status',
  query: [['pageId', 'home']],
};
