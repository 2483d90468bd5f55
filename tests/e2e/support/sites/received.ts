import type { RunningSandbox } from '../../../../sandbox/index.ts';

export const validatePath = '/v2/expr/cms/orders/lpg/validate';
export const createPath = '/v2/expr/cms/orders/lpg';
export const tokenPath = '/oauth2/token';
export const suggestionsPath = '/api/nz/address/autocomplete';

export const supplyPointsPath = '/supplypoint/icplist';
export const offersPath = '/pricing/onlineoffers';
export const signUpPath = '/servicerequest/onlinesignup';
export const signUpBySitePath = '/api/onlinesignup/createonlinesignup';
export const leadPath = '/api/onlinesignup/createlead';
export const createTicketPath = '/api/zendesk/createticket';
export const updateTicketPath = '/api/zendesk/updateticket';
export const cardSessionPath = '/customer/payment/session';

/** The requests that the sandbox received at one path, in order. */
export function received({ state }: RunningSandbox, path: string) {
  return state.journal
    .received()
    .map(({ reception }) => reception)
    .filter((reception) => reception.path === path);
}

/** The bodies that the provider received at one path. */
export function bodies(sandbox: RunningSandbox, path: string): readonly unknown[] {
  return received(sandbox, path).map(({ body }) => body);
}
