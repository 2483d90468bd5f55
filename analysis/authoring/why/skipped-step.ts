import { type CompiledRelease, type CompiledStep, type JourneyState, stepNamed, walkJourney } from '#engine';
import { holds, type VisitedStep } from '#engine/parts';
import type { Rule } from '#schemas';
import { environmentOf } from '../../prover/visits/visit-environment.ts';
import { type Setting, settingOf, sideOf } from '../comparison/side.ts';
import { prepareJourney } from '../explorer/explore-release.ts';
import { type ExplainedCondition, explainCondition } from './hidden-questions.ts';

/** Why somebody does not come to a step. Steps are named by their ids. */
export type SkippedStep =
  /** Another one follows in its place. */
  | {
      readonly why: 'passed';
      readonly before: string;
      readonly after: string;
      /** The condition that decided: that of the step does not hold, or one that leads to the other does. */
      readonly condition: ExplainedCondition | undefined;
    }
  /** The way has not come so far: it stands at a step whose questions are not answered, or ends there. */
  | { readonly why: 'waits'; readonly at: string };

/**
 * Says why somebody with these answers does not come to a step; undefined if they do, or there is no such step.
 *
 * @param today the date of the visit
 */
export function skippedStep(
  release: CompiledRelease,
  id: string,
  { step, state }: { readonly step: string; readonly state: JourneyState },
  today: string,
): SkippedStep | undefined {
  const prepared = prepareJourney(release, id);
  const asked = prepared && stepNamed(prepared.journey, step);
  if (prepared === undefined || asked === undefined) return undefined;
  const { document, journey, model } = prepared;
  const environment = environmentOf(journey, { ...model.surroundings.scope, now: today });
  const { path, asides, frontier } = walkJourney(journey, state, environment);
  if ([...path, ...asides].some((visited) => visited.step === asked)) return undefined;
  const positionOf = (at: CompiledStep) => journey.steps.indexOf(at);
  const position = positionOf(asked);
  for (const [index, before] of path.entries()) {
    const after = path[index + 1];
    if (after === undefined || positionOf(before.step) > position || positionOf(after.step) < position)
      continue;
    const setting = settingOf(sideOf(release), document);
    return {
      why: 'passed',
      before: before.step.definition.id,
      after: after.step.definition.id,
      condition: decisive(before, asked, setting),
    };
  }
  return { why: 'waits', at: frontier.step.definition.id };
}

/** The condition by which a step does not follow another one. */
function decisive(
  before: VisitedStep,
  asked: CompiledStep,
  setting: Setting,
): ExplainedCondition | undefined {
  const { scope } = before.evaluation;
  const row = before.step.next.find(({ when }) => when === undefined || holds(when, scope));
  const rule = row ? row.when?.source : asked.when?.source;
  return rule === undefined ? undefined : explainCondition(rule as Rule, scope, setting);
}
