import { describe, expect, it } from 'vitest';
import { decisionsOf } from './decisions.ts';
import { differencesOf } from './differences.ts';
import type { Expected, ExpectedCall, Observed, Press, ScenarioFile } from './scenario.ts';

const observed: Observed = {
  outcome: 'accepted',
  at: { step: 'pay' },
  problems: [],
  notices: [],
  fields: ['name', 'loaf'],
  events: [],
  views: { prices: [{ rows: [{ label: 'A day', value: '$2.50 / day' }] }] },
  sentViews: {},
  offers: { loaf: ['rye', 'bun'] },
  chips: [{ step: 'bread', label: 'Bread' }],
  ready: true,
  answers: {},
  calls: [],
  walked: [],
};
const file: ScenarioFile = { journey: 'order', today: '2026-03-02', filled: {}, scenarios: [] };

/** How a press differs from what is expected of it. */
function differences(
  expected: Partial<Expected>,
  seen: Partial<Observed> = {},
  { calls, requests }: { readonly calls?: readonly ExpectedCall[] } & Pick<ScenarioFile, 'requests'> = {},
) {
  const expect = { outcome: 'accepted', at: { step: 'pay' }, ...expected } as const;
  const turn: Press = { press: 'bread', ...(calls && { calls }), expect };
  return differencesOf([turn], [{ ...observed, ...seen }], { ...file, ...(requests && { requests }) });
}
const pointers = (...of: Parameters<typeof differences>) => differences(...of).map(({ pointer }) => pointer);

describe('the differences of a turn', () => {
  it('are none where it is as expected, or where nothing is said of a part that need not be', () => {
    expect(differences({})).toEqual([]);
    expect(
      differences({
        fields: ['loaf', 'name'],
        offers: { loaf: ['bun', 'rye'] },
        amounts: { prices: ['2.50'] },
      }),
    ).toEqual([]);
  });

  it('say in which turn, counted from one, and at which place', () => {
    expect(differences({ at: { step: 'done' } })).toEqual([
      { turn: 1, action: 'press bread', pointer: '/at/step', expected: 'done', found: 'pay' },
    ]);
  });

  it('are what must be said where it occurs: problems, banners and events', () => {
    const problem = { field: 'name', keyword: 'required', message: 'Who?' } as const;
    expect(pointers({}, { problems: [problem] })).toEqual(['/problems/name']);
    expect(pointers({}, { notices: [{ tone: 'error', message: 'Cold' }] })).toEqual(['/notices/0']);
    expect(pointers({}, { events: [{ event: 'ordered' }] })).toEqual(['/events/0']);
    expect(pointers({ problems: { name: 'required' } })).toEqual(['/problems/name']);
  });

  it('are parts that were said and are other', () => {
    expect(pointers({ ready: false, chips: [], fields: ['name'] })).toEqual([
      '/fields/0',
      '/fields/1',
      '/chips/0',
      '/ready',
    ]);
    expect(pointers({ amounts: { prices: ['3.50'] }, offers: { loaf: ['rye'] } })).toEqual([
      '/amounts/prices/0',
      '/offers/loaf/0',
      '/offers/loaf/1',
    ]);
    expect(pointers({ answers: { loaf: 'rye' } })).toEqual(['/answers/loaf']);
  });

  it('tell a list from an object', () => {
    expect(pointers({ answers: { loaf: [] } }, { answers: { loaf: {} } })).toEqual(['/answers/loaf']);
  });

  it('are calls that were not made, or with another request, which may be named in the file', () => {
    const request = { service: 'oven', method: 'POST', path: '/loaves' };
    const made = { calls: [{ operation: 'bake', request }] };
    const calling = (call: Partial<ExpectedCall>) => ({ calls: [{ operation: 'bake', ...call }] });
    expect(differences({}, made, calling({ request }))).toEqual([]);
    expect(differences({}, made, calling({}))).toEqual([]);
    expect(pointers({}, made)).toEqual(['/calls/0']);
    expect(pointers({}, {}, calling({ request }))).toEqual(['/calls/0']);
    expect(pointers({}, made, calling({ request: { ...request, path: '/buns' } }))).toEqual([
      '/calls/0/request/path',
    ]);
    expect(differences({}, made, { ...calling({ request: 'loaf' }), requests: { loaf: request } })).toEqual(
      [],
    );
    expect(() => differences({}, made, calling({ request: 'bun' }))).toThrow('"bun"');
  });
});

it('The message of a problem in an event is compared as its field and keyword, so that its words may change', () => {
  const problems = [{ field: 'name', keyword: 'required', message: 'Who are you?' }] as const;
  const { events } = decisionsOf({
    ...observed,
    problems,
    events: [{ event: 'mistake', text: 'Who are you?', at: 'bread' }],
  });
  expect(events).toEqual([{ event: 'mistake', text: 'message of name: required', at: 'bread' }]);
});
