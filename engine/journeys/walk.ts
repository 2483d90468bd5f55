import type { Answers, JsonValue } from '../answers/answers.ts';
import {
  defaultAnswers,
  evaluateForm,
  type FormEvaluation,
  type Surroundings,
} from '../forms/evaluate-form.ts';
import { type FieldProblem, type ValidationRules, validateForm } from '../forms/validate-form.ts';
import { Fault } from '../problems/fault.ts';
import { holds } from '../rules/condition.ts';
import { type CompiledJourney, type CompiledStep, findStep } from './compile-journey.ts';
import type { JourneyState } from './state.ts';

/** What the walk needs from outside. */
export interface JourneyEnvironment {
  readonly surroundings: Omit<Surroundings, 'results' | 'session'>;
  /** Constraints and fallback messages of a form, by its id. */
  readonly validation: (form: string) => ValidationRules;
  /** Answers that count before the first step, where only part of a journey is at hand, as in a browser. */
  readonly before?: Answers;
}

/** One step of the path, as it stands. */
export interface VisitedStep {
  readonly step: CompiledStep;
  /** What the visitor answered, or the defaults where nothing was submitted yet. */
  readonly given: Answers;
  readonly evaluation: FormEvaluation;
  readonly problems: readonly FieldProblem[];
  /** Submitted, and its answers still hold. */
  readonly complete: boolean;
}

/** The one mechanism behind back, refresh, deep links, changes and parked answers. */
export interface Walk {
  /** From the entry to the frontier; only these steps may be visited. */
  readonly path: readonly VisitedStep[];
  /** The furthest step: the first that is not complete, the journey's last, or the one a loop leads back to. */
  readonly frontier: VisitedStep;
  /** The answers that count: those of relevant fields on the path. */
  readonly answers: Answers;
  readonly facts: { readonly [name: string]: JsonValue | undefined };
  /** True when the last step is complete and nothing follows it. */
  readonly finished: boolean;
  /** A step that the walk came to twice: the journey's rules go in a circle for these answers. */
  readonly loop: string | undefined;
}

/**
 * Walks a journey from its entry for the given state: pure, the same for a server page, a browser and a test.
 * A step whose `when` does not hold is passed over; after a complete step the first true row of `next` decides.
 */
export function walkJourney(
  journey: CompiledJourney,
  state: JourneyState,
  environment: JourneyEnvironment,
): Walk {
  const surroundings = surroundingsOf(state, environment);
  const path: VisitedStep[] = [];
  const visited = new Set<string>();
  let { answers, facts } = evaluateForm(journey.opening, environment.before ?? {}, {}, surroundings);
  let current = firstOpen(journey.steps, 0, answers, facts, surroundings);
  let loop: string | undefined;
  while (current) {
    if (visited.has(current.step.id)) {
      loop = current.step.id;
      break;
    }
    visited.add(current.step.id);
    const given = givenAnswers(current, state);
    const evaluation = evaluateForm(current.form, answers, given, surroundings);
    const problems = validateForm(evaluation, environment.validation(current.form.id));
    const complete = problems.length === 0 && state.completed.includes(current.step.id);
    path.push({ step: current, given, evaluation, problems, complete });
    answers = evaluation.answers;
    facts = evaluation.facts;
    if (!complete) break;
    current = stepAfter(journey, current, answers, facts, surroundings);
  }
  const frontier = path.find(({ step }) => step.step.id === loop) ?? path.at(-1);
  if (!frontier) throw new Fault('misuse', `Journey "${journey.id}" has no step that is always open.`);
  return { path, frontier, answers, facts, finished: current === undefined && frontier.complete, loop };
}

/** What the visitor answered; on a form not submitted yet, defaults stand in for what is unanswered. */
function givenAnswers({ step, form }: CompiledStep, state: JourneyState): Answers {
  return state.submitted.includes(step.id) ? state.answers : { ...defaultAnswers(form), ...state.answers };
}

/** Results and session join what the environment gives. */
export function surroundingsOf(state: JourneyState, environment: JourneyEnvironment): Surroundings {
  return { ...environment.surroundings, results: state.results, session: { run: state.run } };
}

/** The step that follows a complete one, or undefined at the end of the journey. */
export function stepAfter(
  journey: CompiledJourney,
  after: CompiledStep,
  answers: Answers,
  facts: Walk['facts'],
  surroundings: Surroundings,
): CompiledStep | undefined {
  const scope = { ...surroundings, answers, facts };
  const row = after.next.find(({ when }) => when === undefined || holds(when, scope));
  if (row) return findStep(journey, row.step);
  return firstOpen(journey.steps, journey.steps.indexOf(after) + 1, answers, facts, surroundings);
}

function firstOpen(
  steps: readonly CompiledStep[],
  from: number,
  answers: Answers,
  facts: Walk['facts'],
  surroundings: Surroundings,
): CompiledStep | undefined {
  const scope = { ...surroundings, answers, facts };
  return steps.slice(from).find(({ when }) => when === undefined || holds(when, scope));
}
