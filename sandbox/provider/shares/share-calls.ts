import { type DescribedCall, query } from '../../answers/described-call.ts';
import { closedObject, listOf, plainText } from '../../schema-shapes.ts';
import { identifierParameters } from '../check-headers.ts';

/** The codes under which the share and the index are listed. */
export const codes = { stock: 'GNE', index: 'NZ50' } as const;

const day = { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' };
const price = { type: 'number', minimum: 0 };
const volume = { type: 'number', minimum: 0 };
const id = plainText;

const highAndLow = closedObject({ high: price, low: price });
const days = (parts: Readonly<Record<string, object>>) =>
  closedObject({ stock: closedObject({ id, date: listOf(closedObject({ date: day, ...parts }), 300) }) });

function shareCall(path: string, parameter: keyof typeof codes, feed: object): DescribedCall {
  return {
    method: 'get',
    path,
    parameters: [query(parameter, { const: codes[parameter] }), ...identifierParameters()],
    answers: { 200: closedObject({ document: closedObject({ feed }) }) },
  };
}

const issuer = closedObject({
  id,
  last: price,
  move: { type: 'number' },
  move_percent: { type: 'number' },
  volume,
  previous_close: price,
  prices_at_time: plainText,
});

export const shareCalls = {
  quote: shareCall('/v1/expr/shares/price/quote', 'stock', closedObject({ issuer })),
  history: shareCall('/v1/expr/shares/price/history', 'stock', days({ close: price, volume })),
  summary: shareCall(
    '/v1/expr/shares/price/summary',
    'stock',
    closedObject({
      stock: closedObject({ id }),
      summary: closedObject({ month: highAndLow, year: highAndLow }),
    }),
  ),
  indexHistory: shareCall('/v1/expr/shares/indices/history', 'index', days({ gross: price })),
} as const;
