import type { AnalyticsEvent } from '#engine';
import type { Scenario, Turn } from '../../../cli/scenarios/scenario.ts';
import { type Choices, combinations, needsCallback, planTypes, termNames, termOf } from './choices.ts';
import * as specified from './specified-bodies.ts';
import { press } from './turns.ts';
import { type Visitor, visitors } from './visitors.ts';
import { callback, type Route, routes, signUp } from './write-ending.ts';
import { findHome } from './write-home.ts';

/**
 * A scenario for each combination of choices. Visitors and routes alternate, so that every visitor uses every
 * route.
 */
export function writeScenarios(): readonly Scenario[] {
  return combinations().flatMap((choices, index) => {
    const visitor = visitors[index % visitors.length];
    const route = routes[Math.floor(index / visitors.length) % routes.length];
    return visitor && route ? [writeScenario(choices, visitor, route)] : [];
  });
}

/** The scenario of one visitor with these choices, with every call and event in the specification. */
function writeScenario(choices: Choices, visitor: Visitor, route: Route): Scenario {
  const isSignUp = !needsCallback(choices);
  const title = [...Object.values(choices), ...(isSignUp ? [route] : [])].join(' · ');
  const ending = isSignUp ? signUp({ choices, visitor, route }) : callback(choices, visitor);
  const turns = [...findHome(choices, visitor), ...choosePlan(choices, visitor), ...ending];
  return { title, turns };
}

function choosePlan(choices: Choices, visitor: Visitor): readonly Turn[] {
  const { plan, term, fuel } = choices;
  const afterPlan = plan === 'ev' ? 'car-registration' : 'contact-details';
  const chosen = (event: string, of: Choices['term']): AnalyticsEvent => ({
    event,
    fuels: specified.energyServices(choices),
    planType: planTypes[plan],
    usageType: 'Standard',
    termName: termNames[of],
  });
  const { household } = visitor;
  const [numberOfAdults, numberOfChildren] = household ?? [];
  const asked = { numberOfAdults: numberOfAdults ?? '', numberOfChildren: numberOfChildren ?? '' };
  const next = needsCallback(choices) ? 'callback' : afterPlan;
  return [
    press('fuel', 'plan-select', { fuel }),
    ...(household ? [press('occupancy', 'plan-select', asked)] : []),
    press('plan-select', next, { usageType: 'high', plan }, [], [chosen('select_plan', termOf(plan))]),
    ...(term === termOf(plan)
      ? []
      : [press('term-select', afterPlan, { term }, [], [chosen('select_term', term)])]),
  ];
}
