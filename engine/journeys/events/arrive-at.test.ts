import { describe, expect, it } from 'vitest';
import { compileBakery } from '../bakery.fixture.ts';
import { environment } from '../journeys.fixture.ts';
import type { Notice } from '../model/compile-actions.ts';
import { type JourneyState, newState } from '../model/state.ts';
import { walkJourney } from '../walk/walk.ts';
import { arriveAt } from './arrive-at.ts';

const bakery = compileBakery();
const note = (message: string): Notice => ({ tone: 'info', message });

function arrived(to: Parameters<typeof arriveAt>[3]['to'], notices: JourneyState['notices'] = {}) {
  const state = { ...newState('run-1'), notices };
  const departure = { from: 'bread', to, notices: [note('new')] };
  return arriveAt(bakery, state, walkJourney(bakery, state, environment), departure);
}

describe('a move to another step', () => {
  it('adds its notices to those that wait there, and leaves those of other steps', () => {
    const waiting = { pay: [note('old')], where: [note('other')] };
    expect(arrived({ step: 'pay' }, waiting).notices).toEqual({
      pay: [note('old'), note('new')],
      where: [note('other')],
    });
    expect(arrived({ step: 'pay' }).notices).toEqual({ pay: [note('new')] });
  });

  it('remembers where an aside was opened, and nothing of that for other steps', () => {
    expect(arrived({ step: 'ask' }).cameFrom).toEqual({ ask: 'bread' });
    expect(arrived({ step: 'pay' }).cameFrom).toEqual(newState('run-1').cameFrom);
  });

  it('ends the run on a final step', () => {
    expect(arrived({ step: 'pay' }).ended).toBeUndefined();
    expect(arrived({ step: 'thanks' }).ended).toBe('thanks');
  });

  it('changes nothing on the way to a page outside the journey', () => {
    expect(arrived({ page: 'welcome' }, { pay: [note('old')] }).notices).toEqual({ pay: [note('old')] });
  });
});
