import { describe, expect, it } from 'vitest';
import type { Entry } from '../../base/values/answers.ts';
import { bakeryOrder, compileBakery } from '../bakery.fixture.ts';
import { goOnFrom } from '../events/move-on.ts';
import { submitStep } from '../events/submit-step.ts';
import { driveWithoutEffects } from '../interpreter/drive.ts';
import { environment } from '../journeys.fixture.ts';
import { type JourneyState, newState } from '../model/state.ts';

const before = ['where', 'bread'];
const atPay: JourneyState = {
  ...newState('run-1'),
  answers: { street: 'High Street', streetId: 's-1', bread: 'rye' },
  results: { doors: [] },
  submitted: before,
  completed: before,
};
const street: readonly Entry[] = [
  ['street', 'Low Street'],
  ['streetId', 's-2'],
];

function change(
  step: string,
  entries: readonly Entry[],
  cameFrom: string | undefined,
  state = atPay,
  journey = bakeryOrder,
) {
  const frame = { environment, nextRun: (run: string) => `${run}+`, cameFrom };
  return driveWithoutEffects(submitStep(compileBakery(journey), state, step, entries, frame));
}

describe('a step that was come to only to change it', () => {
  it('leads back to where that was', () => {
    expect(change('where', street, 'pay')).toMatchObject({
      outcome: 'accepted',
      destination: { step: 'pay' },
      state: { answers: { streetId: 's-2' } },
    });
    expect(change('where', street, undefined)).toMatchObject({ destination: { step: 'bread' } });
  });

  it('leads to what the change asks anew, when that comes before', () => {
    const asking = { ...atPay, completed: ['where'] };
    expect(change('where', street, 'pay', asking)).toMatchObject({ destination: { step: 'bread' } });
  });

  it('leads to the furthest step when there is no way to where it was come from', () => {
    expect(change('bread', [['bread', 'wheat']], 'where')).toMatchObject({ destination: { step: 'pay' } });
    expect(change('where', street, 'nowhere')).toMatchObject({ destination: { step: 'pay' } });
  });

  it('leads back to a step beside the way, too', () => {
    expect(change('where', street, 'ask')).toMatchObject({ destination: { step: 'ask' } });
  });

  it('stays while its answers do not hold', () => {
    expect(change('where', [['street', '']], 'pay')).toMatchObject({ outcome: 'invalid' });
  });

  it('knows the way back again when it was submitted before', () => {
    const journey = compileBakery();
    expect(goOnFrom(journey, atPay, 'where', { environment, cameFrom: 'pay' })).toBe('pay');
    expect(goOnFrom(journey, atPay, 'where', { environment })).toBe('bread');
  });
});
