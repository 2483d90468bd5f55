import {
  type CompiledJourney,
  type CompiledStep,
  type JourneyEnvironment,
  type JourneyState,
  type Walk,
  walkJourney,
} from '#engine';
import type { VisitedStep } from '#engine/parts';
import type { Journey } from '#schemas';
import { createRuleExplainer, type RuleExplainer } from './why-rule.ts';

/** A journey with given answers, to be explained. */
export interface WhyContext {
  readonly compiled: CompiledJourney;
  readonly walk: Walk;
  readonly environment: JourneyEnvironment;
  readonly explainer: RuleExplainer;
}

/** Walks a journey for a state, so that the result can be explained. */
export function whyContext(
  journey: Journey,
  compiled: CompiledJourney,
  state: JourneyState,
  environment: JourneyEnvironment,
): WhyContext {
  return {
    compiled,
    environment,
    walk: walkJourney(compiled, state, environment),
    explainer: createRuleExplainer(journey, compiled),
  };
}

/** The steps that the visitor may open, in order. */
export function openSteps({ walk }: WhyContext): readonly VisitedStep[] {
  return [...walk.path, ...walk.asides];
}

/** A step as the visitor finds it; undefined if it may not be opened. */
export function openStep(context: WhyContext, step: CompiledStep): VisitedStep | undefined {
  return openSteps(context).find((open) => open.step === step);
}

export function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}
