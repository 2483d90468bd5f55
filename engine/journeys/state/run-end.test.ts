import { describe, expect, it } from 'vitest';
import type { Entry } from '../../base/values/answers.ts';
import { bakeryOrder, compileBakery } from '../bakery.fixture.ts';
import { viewEvents } from '../events/arrive-at.ts';
import { submitStep } from '../events/submit-step.ts';
import { stateFor, stateToShow, stepBefore, visitStep } from '../events/visit-step.ts';
import type { EffectOutcome } from '../interpreter/interpret-actions.ts';
import { environment } from '../journeys.fixture.ts';
import { type JourneyState, newState } from '../model/state.ts';
import { walkJourney } from '../walk/walk.ts';
import { captureQuery } from './capture.ts';
import { mergeStates } from './merge-states.ts';

const bakery = compileBakery();
const nextRun = (run: string) => `${run}+`;
const frame = { environment, nextRun };
const fresh = newState('run-1');
const atPay: JourneyState = {
  ...fresh,
  answers: { street: 'High Street', streetId: 's-1', bread: 'rye' },
  submitted: ['where', 'bread'],
  completed: ['where', 'bread'],
};

function submit(
  state: JourneyState,
  step: string,
  entries: readonly Entry[],
  journey = bakery,
  outcome: EffectOutcome = { ok: true },
) {
  const steps = submitStep(journey, state, step, entries, frame);
  let turn = steps.next();
  while (!turn.done) turn = steps.next(outcome);
  return turn.value;
}

describe('an aside', () => {
  it('is no part of the path, but may be visited', () => {
    const walk = walkJourney(bakery, fresh, environment);
    expect(walk.path.map(({ step }) => step.definition.id)).toEqual(['where']);
    expect(walk.asides.map(({ step }) => step.definition.id)).toEqual(['ask']);
    expect(visitStep(bakery, fresh, 'ask', environment).visit).toBe('show');
  });

  it('may be visited only after the step it names', () => {
    const later = compileBakery({
      ...bakeryOrder,
      steps: bakeryOrder.steps.map((step) => (step.id === 'ask' ? { ...step, after: 'where' } : step)),
    });
    expect(visitStep(later, fresh, 'ask', environment)).toMatchObject({
      visit: 'redirect',
      destination: { step: 'where' },
    });
    expect(visitStep(later, atPay, 'ask', environment).visit).toBe('show');
  });

  it('leads back to where the visitor was, and its answers count from then on', () => {
    const gone: JourneyState = { ...atPay, cameFrom: { ask: 'bread' } };
    const outcome = submit(gone, 'ask', [['phone', '021']]);
    expect(outcome).toMatchObject({ outcome: 'accepted', destination: { step: 'bread' } });
    expect(walkJourney(bakery, outcome.state, environment).answers.phone).toBe('021');
    expect(submit(atPay, 'ask', [['phone', '021']])).toMatchObject({ destination: { step: 'pay' } });
  });

  it('goes back to the step it was gone to from', () => {
    const gone: JourneyState = { ...atPay, cameFrom: { ask: 'bread' } };
    const walk = walkJourney(bakery, gone, environment);
    expect(stepBefore(walk, 'ask', gone)).toBe('bread');
    expect(stepBefore(walk, 'ask', atPay)).toBe('pay');
  });

  it('counts for nothing until it is submitted, or when its answers do not hold', () => {
    const typed: JourneyState = { ...atPay, answers: { ...atPay.answers, phone: '021' } };
    expect(walkJourney(bakery, typed, environment).answers.phone).toBeUndefined();
    const emptied = submit(atPay, 'ask', [['phone', '']]);
    expect(emptied).toMatchObject({ outcome: 'invalid', problems: [{ field: 'phone' }] });
  });

  it('leads on where it says', () => {
    const ending = compileBakery({
      ...bakeryOrder,
      steps: bakeryOrder.steps.map((step) =>
        step.id === 'ask' ? { ...step, next: [{ step: 'thanks' }] } : step,
      ),
    });
    const outcome = submit(atPay, 'ask', [['phone', '021']], ending);
    expect(outcome).toMatchObject({ destination: { step: 'thanks' }, state: { ended: 'thanks' } });
  });
});

describe('a final step', () => {
  const ended = submit(atPay, 'pay', [['account', '12-34']]).state;

  it('ends the run and keeps only what it shows', () => {
    expect(ended).toMatchObject({ ended: 'thanks', run: 'run-1' });
    expect(ended.answers).toEqual({ bread: 'rye' });
  });

  it('keeps of a result only what is read of it', () => {
    const when = { answered: { var: 'results.order.number' } };
    const telling = compileBakery({
      ...bakeryOrder,
      steps: bakeryOrder.steps.map((step) =>
        step.id === 'thanks' ? { ...step, onEnter: [{ track: 'chose-street', when }] } : step,
      ),
    });
    const results = { order: { number: '7', sent: { name: 'Ada' } }, doors: ['d-1'] };
    const { state } = submit({ ...atPay, results }, 'pay', [['account', '12-34']], telling);
    expect(state.ended).toBe('thanks');
    expect(state.results).toEqual({ order: { number: '7' } });
  });

  it('can be shown again', () => {
    const state = stateFor(bakery, ended, 'thanks', nextRun);
    const visit = visitStep(bakery, state, 'thanks', environment);
    expect(visit.visit).toBe('show');
    expect(visit.walk.answers).toMatchObject({ bread: 'rye' });
    expect(visit.walk.finished).toBe(true);
  });

  it('lets any other step begin a new run, the same one every time', () => {
    const state = stateFor(bakery, { ...ended, captured: { campaign: 'spring' } }, 'where', nextRun);
    expect(state).toEqual({ ...newState('run-1+', { campaign: 'spring' }), sent: ended.sent });
    const withToken = stateFor(bakery, { ...ended, hasSiteToken: true }, 'where', nextRun);
    expect(withToken).toEqual({ ...newState('run-1+'), hasSiteToken: true, sent: ended.sent });
    expect(submit(ended, 'where', [['street', '']])).toMatchObject({
      outcome: 'invalid',
      state: { run: 'run-1+', ended: undefined },
    });
  });

  it('has nobody come to it before the steps on the way are complete', () => {
    expect(visitStep(bakery, fresh, 'thanks', environment)).toMatchObject({
      visit: 'redirect',
      destination: { step: 'where' },
    });
  });

  it('is not begun over by another tab that saves late', () => {
    const late = { ...atPay, notices: { pay: [] } };
    expect(mergeStates(atPay, late, ended).ended).toBe('thanks');
  });
});

describe('a final step that is open', () => {
  const open = compileBakery({
    ...bakeryOrder,
    steps: bakeryOrder.steps.map((step) => (step.id === 'thanks' ? { ...step, open: true } : step)),
  });
  const look = (state: JourneyState, step: string) => stateToShow(open, state, step, environment);

  it('is shown to those who have not come to it, with nothing answered', () => {
    const shown = look({ ...atPay, captured: { campaign: 'spring' } }, 'thanks');
    const visit = visitStep(open, shown, 'thanks', environment);
    expect(visit).toMatchObject({ visit: 'show', current: { given: {} }, walk: { finished: true } });
    expect(visit.walk.answers.bread).toBeUndefined();
    expect(shown).toMatchObject({ answers: {}, results: {}, captured: { campaign: 'spring' } });
  });

  it('is shown as it is to those who have', () => {
    const ended = submit(atPay, 'pay', [['account', '12-34']], open).state;
    expect(look(ended, 'thanks')).toBe(ended);
  });

  it('does not change what other steps show', () => {
    expect(look(atPay, 'bread')).toBe(atPay);
    expect(stateToShow(bakery, atPay, 'thanks', environment)).toBe(atPay);
  });

  it('takes no answers from those who have not come to it', () => {
    expect(submit(atPay, 'thanks', [], open)).toMatchObject({
      outcome: 'redirected',
      destination: { step: 'pay' },
    });
  });
});

describe('a change that parks later answers', () => {
  const wheat: JourneyState = {
    ...fresh,
    answers: {
      street: 'High Street',
      streetId: 's-1',
      bread: 'wheat',
      seeds: true,
      account: '1',
      slices: ['thin'],
    },
    submitted: ['where', 'bread', 'pay'],
    completed: ['where', 'bread', 'pay'],
  };

  it('is announced on the next step', () => {
    const { state } = submit(wheat, 'bread', [['bread', 'rye']]);
    expect(state.notices.pay).toEqual([{ tone: 'info', message: 'Some of your answers no longer count' }]);
    expect(state.answers.slices).toEqual(['thin']);
  });

  it('is not announced when nothing is parked', () => {
    const { state } = submit(wheat, 'bread', [
      ['bread', 'wheat'],
      ['seeds', ''],
    ]);
    expect(state.notices.pay ?? []).toEqual([]);
  });
});

describe('what brought the visitor here', () => {
  const captured = captureQuery(bakery, fresh, [
    ['CLICK_ID', 'abc'],
    ['Campaign', 'spring'],
    ['campaign', 'summer'],
    ['other', 'x'],
  ]);

  it('is captured, letter case and underscores ignored and nothing else with it', () => {
    expect(captured.captured).toEqual({ campaign: 'spring', clickId: 'abc' });
  });

  it('stays what it was at first', () => {
    expect(captureQuery(bakery, captured, [['campaign', 'autumn']])).toBe(captured);
    expect(captureQuery(bakery, fresh, [['other', 'x']])).toBe(fresh);
  });

  it('is cut where it is longer than anything real', () => {
    const { campaign = '' } = captureQuery(bakery, fresh, [['campaign', 'x'.repeat(10_000)]]).captured;
    const cut = captureQuery(bakery, fresh, [['campaign', `x${'😀'.repeat(10_000)}`]]).captured;
    expect(cut.campaign).toMatch(/^x(😀)+$/u);
    expect(campaign).toHaveLength(200);
  });

  it('is sent with every step that is shown', () => {
    expect(viewEvents(bakery, captured, 'where', frame)).toEqual([{ event: 'view', campaign: 'spring' }]);
  });
});
