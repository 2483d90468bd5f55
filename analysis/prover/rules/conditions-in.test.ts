import { expect, it } from 'vitest';
import { conditionsIn } from './conditions-in.ts';

const isNew = { var: 'facts.isNew' };
const isOld = { var: 'facts.isOld' };

/** Each condition, and what must hold or fail before it is asked. */
function found(part: unknown) {
  const conditions = [...conditionsIn(part)].filter(({ of }) => of !== 'value');
  return conditions.map(({ pointer, guards, isFirst }) => {
    const before = guards.map(({ rule, is }) => `${is ? '' : 'not '}${JSON.stringify(rule)}`);
    return [pointer, isFirst, ...before];
  });
}

const text = JSON.stringify;

it('A condition of an action is asked, and holds for the actions within', () => {
  const actions = [{ call: 'send', with: {}, when: isNew, onFailure: [{ submit: true, when: isOld }] }];
  expect(found(actions)).toEqual([
    ['/0/when', true],
    ['/0/onFailure/0/when', true, text(isNew)],
  ]);
});

it('A row of a text is asked if those before do not hold', () => {
  const rows = [{ when: isNew, text: 'New' }, { when: isOld, text: { if: [isNew, 'a', 'b'] } }, { text: '' }];
  expect(found(rows)).toEqual([
    ['/0/when', true],
    ['/1/when', false, `not ${text(isNew)}`],
    ['/1/text/if/0', true, `not ${text(isNew)}`, text(isOld)],
  ]);
});

it('A part of a list that is more than a row of a text is asked whatever those before it say', () => {
  const steps = [
    { when: isNew, title: 'First', text: 'New' },
    { when: isOld, title: 'Then', text: 'Old' },
  ];
  expect(found({ steps })).toEqual([
    ['/steps/0/when', true],
    ['/steps/1/when', true],
  ]);
});

it('A condition of an "if" is asked if those before do not hold, and holds where it leads to', () => {
  expect(found({ if: [isNew, { if: [isOld, 1, 2] }, isOld, 3, { if: [isNew, 4, 5] }] })).toEqual([
    ['/if/0', true],
    ['/if/1/if/0', true, text(isNew)],
    ['/if/2', false, `not ${text(isNew)}`],
    ['/if/4/if/0', true, `not ${text(isNew)}`, `not ${text(isOld)}`],
  ]);
});

it.each<readonly [string, unknown]>([
  ['data', { literal: { if: [isNew, 1, 2] } }],
  ['what is done for each element', { map: [{ var: 'answers.all' }, { if: [isNew, 1, 2] }] }],
  ['what is shown for each element', [{ each: { var: 'answers.all' }, when: isNew, text: 'New' }]],
  ['the element in hand', { if: [{ '==': [{ var: 'item.id' }, 'a'] }, 1, 2] }],
  ['a name in an input', { call: 'send', with: { when: isNew } }],
  ['a condition that is written as true', { when: true, text: 'New' }],
])('No condition is found in %s', (_, part) => {
  expect(found(part)).toEqual([]);
});
