import { describe, expect, it } from 'vitest';
import type { Action, Field, Journey, Operation } from '#schemas';
import { inventedOperation } from '../journeys.fixture.ts';
import { maskResults, sensitiveResults } from './sensitive-results.ts';

/** Operations of which each has a secret of its own, `find-<name>` the secret `<name>`. */
function operation(id: string): Operation {
  const own = { ...inventedOperation(id), sensitive: [id.replace('find-', '')] };
  if (id === 'find-nothing') return inventedOperation(id);
  return id === 'find-first' ? { ...own, fallback: 'find-second' } : own;
}

const call = (name: string, as = name): Action => ({ call: `find-${name}`, with: {}, as });
const button = (name: string, action: Action): Field => ({
  name,
  type: 'button',
  label: 'Look',
  tone: 'link',
  onPress: [action],
});

/** The sensitive properties of results, for a journey of one step. */
function found(step: Partial<Journey['steps'][number]>, fields: readonly Field[] = [], more: object = {}) {
  const journey = { steps: [{ id: 'one', form: 'one', ...step }], ...more } as unknown as Journey;
  const results = sensitiveResults(journey, fields, operation);
  return Object.fromEntries([...results].map(([name, properties]) => [name, [...properties]]));
}

describe('the sensitive results of a journey', () => {
  it('are those of the calls of every event of a step', () => {
    expect(
      found({
        onEnter: [call('enter')],
        onInvalid: [call('invalid')] as never,
        onSubmit: [call('submit')],
        onReturn: [call('return')],
      }),
    ).toEqual({ enter: ['enter'], invalid: ['invalid'], submit: ['submit'], return: ['return'] });
  });

  it('are those of the calls of fields, and of fields beside the form', () => {
    const changed = {
      name: 'street',
      type: 'text-input',
      label: 'Street',
      onChange: [call('change')],
    } as unknown as Field;
    const summary = { title: 'Order', openLabel: 'Show', fields: [button('beside', call('beside'))] };
    expect(found({}, [changed, button('look', call('press'))], { summary })).toEqual({
      change: ['change'],
      press: ['press'],
      beside: ['beside'],
    });
  });

  it('are those of calls within attempts, after failures and in sequences', () => {
    const onSubmit: Action[] = [
      { retries: 1, attempt: [call('tried')], onFailure: [call('after')] },
      { run: 'more' },
    ];
    expect(found({ onSubmit }, [], { sequences: { more: [call('ran')] } })).toEqual({
      tried: ['tried'],
      after: ['after'],
      ran: ['ran'],
    });
  });

  it('are those of an operation and its fallbacks, and of all calls that have one result', () => {
    const onSubmit = [call('first', 'person'), call('third', 'person'), call('nothing', 'empty')];
    expect(found({ onSubmit })).toEqual({ person: ['first', 'second', 'third'] });
  });
});

describe('masked results', () => {
  const sensitive = new Map([['person', new Set(['pin', 'note'])]]);

  it('hide sensitive properties, also in lists, and leave the rest', () => {
    const person = { name: 'Ada', pin: 1234 };
    expect(maskResults({ person, people: [person] }, sensitive)).toEqual({
      person: { name: 'Ada', pin: '••••' },
      people: [person],
    });
    expect(maskResults({ person: [person, null] }, sensitive)).toEqual({
      person: [{ name: 'Ada', pin: '••••' }, null],
    });
  });

  it('leave unanswered values unanswered', () => {
    expect(maskResults({ person: { pin: null, note: 'x' } }, sensitive)).toEqual({
      person: { pin: null, note: '••••' },
    });
    expect(maskResults({ person: undefined }, sensitive)).toEqual({ person: undefined });
  });
});
