import type { Answers, JsonValue } from '../answers/answers.ts';
import {
  defaultAnswers,
  evaluateForm,
  type FormEvaluation,
  type Surroundings,
} from '../forms/evaluate-form.ts';
import { type FieldProblem, type ValidationRules, validateForm } from '../forms/validate-form.ts';
import { declaredSettings } from '../operations/declared-settings.ts';
import { Fault } from '../problems/fault.ts';
import { holds } from '../rules/condition.ts';
import type { RuleScope } from '../rules/scope.ts';
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
  /** Steps beside the path that may be visited too, in order of the document. */
  readonly asides: readonly VisitedStep[];
  /** The answers that count: those of relevant fields on the path, and of asides that are complete. */
  readonly answers: Answers;
  readonly facts: { readonly [name: string]: JsonValue | undefined };
  /** True when the last step is complete and nothing follows it, or the path has come to a final step. */
  readonly finished: boolean;
  /** A step that the walk came to twice: the journey's rules go in a circle for these answers. */
  readonly loop: string | undefined;
}

/** The last walk of each state: a request asks for the same one several times. */
const walks = new WeakMap<
  JourneyState,
  { readonly journey: CompiledJourney; readonly environment: JourneyEnvironment; readonly walk: Walk }
>();

/**
 * Walks a journey from its entry for the given state: pure, the same for a server page, a browser and a test.
 * A step whose `when` does not hold is passed over; after a complete step the first true row of `next` decides.
 */
export function walkJourney(
  journey: CompiledJourney,
  state: JourneyState,
  environment: JourneyEnvironment,
): Walk {
  const known = walks.get(state);
  if (known?.journey === journey && known.environment === environment) return known.walk;
  const walk = walkAnew(journey, state, environment);
  walks.set(state, { journey, environment, walk });
  return walk;
}

function walkAnew(journey: CompiledJourney, state: JourneyState, environment: JourneyEnvironment): Walk {
  const surroundings = surroundingsOf(journey, state, environment);
  const ended = journey.steps.find(({ step }) => step.id === state.ended);
  if (ended) return walkEnded(journey, ended, state, environment);
  const visit = (step: CompiledStep) =>
    visitedStep(step, { answers, facts }, state, environment, surroundings);
  const path: VisitedStep[] = [];
  const reached = new Set<string | undefined>([undefined]);
  let { answers, facts } = evaluateForm(journey.opening, environment.before ?? {}, {}, surroundings);
  const count = ({ evaluation }: VisitedStep): void => {
    ({ answers, facts } = evaluation);
  };
  const countAsides = (after: string | undefined): void => {
    for (const aside of asidesAfter(journey, after)) {
      if (!isOpen(aside, answers, facts, surroundings)) continue;
      const visited = visit(aside);
      if (visited.complete) count(visited);
    }
  };
  countAsides(undefined);
  let current = firstOpen(journey.steps, 0, answers, facts, surroundings);
  let loop: string | undefined;
  while (current) {
    const { id } = current.step;
    if (path.some(({ step }) => step.step.id === id)) {
      loop = id;
      break;
    }
    const visited = visit(current);
    path.push(visited);
    count(visited);
    if (!visited.complete) break;
    reached.add(id);
    countAsides(id);
    current = stepAfter(journey, current, answers, facts, surroundings);
  }
  const frontier = path.find(({ step }) => step.step.id === loop) ?? path.at(-1);
  if (!frontier) throw new Fault('misuse', `Journey "${journey.id}" has no step that is always open.`);
  const asides = journey.steps
    .filter((step) => step.step.aside && reached.has(step.step.after))
    .filter((step) => !path.some((visited) => visited.step === step))
    .filter((step) => isOpen(step, answers, facts, surroundings))
    .map(visit);
  const finished = frontier.step.step.final === true || (current === undefined && frontier.complete);
  return { path, frontier, asides, answers, facts, finished, loop };
}

/** Once a run has ended there is the step it ended at, with the answers that were kept for it. */
function walkEnded(
  journey: CompiledJourney,
  step: CompiledStep,
  state: JourneyState,
  environment: JourneyEnvironment,
): Walk {
  const surroundings = surroundingsOf(journey, state, environment);
  const kept = evaluateForm(journey.opening, { ...environment.before, ...state.answers }, {}, surroundings);
  const visited = visitedStep(step, kept, state, environment, surroundings);
  const { answers, facts } = visited.evaluation;
  return { path: [visited], frontier: visited, asides: [], answers, facts, finished: true, loop: undefined };
}

function visitedStep(
  step: CompiledStep,
  before: Pick<Walk, 'answers' | 'facts'>,
  state: JourneyState,
  environment: JourneyEnvironment,
  surroundings: Surroundings,
): VisitedStep {
  const given = givenAnswers(step, state);
  const evaluation = evaluateForm(step.form, before.answers, given, {
    ...surroundings,
    settled: before.facts,
  });
  const problems = validateForm(evaluation, environment.validation(step.form.id));
  const complete = problems.length === 0 && state.completed.includes(step.step.id);
  return { step, given, evaluation, problems, complete };
}

function asidesAfter(journey: CompiledJourney, after: string | undefined): readonly CompiledStep[] {
  return journey.steps.filter(({ step }) => step.aside && step.after === after);
}

/** What the visitor answered; on a form not submitted yet, defaults stand in for what was not put before. */
function givenAnswers({ step, form }: CompiledStep, state: JourneyState): Answers {
  return state.submitted.includes(step.id) ? state.answers : { ...defaultAnswers(form), ...state.answers };
}

/** Results and session join what the environment gives; of the server's settings, those the journey declares. */
export function surroundingsOf(
  { settings: declared }: Pick<CompiledJourney, 'settings'>,
  state: JourneyState,
  { surroundings }: JourneyEnvironment,
): Surroundings {
  const settings = declaredSettings(declared, surroundings.settings);
  return { ...surroundings, settings, results: state.results, session: sessionValues(state) };
}

/** What rules see of the session. */
export function sessionValues({ run, captured }: JourneyState) {
  return { run, captured };
}

/** The step that follows a complete one, or undefined at the end of the journey. */
export function stepAfter(
  journey: CompiledJourney,
  after: CompiledStep,
  answers: Answers,
  facts: Walk['facts'],
  surroundings: Surroundings,
): CompiledStep | undefined {
  if (after.step.final) return undefined;
  const named = stepNamedNext(journey, after, { ...surroundings, answers, facts });
  if (named) return named;
  return firstOpen(journey.steps, journey.steps.indexOf(after) + 1, answers, facts, surroundings);
}

/** The step of the first true row of `next`. */
export function stepNamedNext(
  journey: CompiledJourney,
  after: CompiledStep,
  scope: RuleScope,
): CompiledStep | undefined {
  const row = after.next.find(({ when }) => when === undefined || holds(when, scope));
  return row && findStep(journey, row.step);
}

function isOpen(
  { when }: CompiledStep,
  answers: Answers,
  facts: Walk['facts'],
  surroundings: Surroundings,
): boolean {
  return when === undefined || holds(when, { ...surroundings, answers, facts });
}

function firstOpen(
  steps: readonly CompiledStep[],
  from: number,
  answers: Answers,
  facts: Walk['facts'],
  surroundings: Surroundings,
): CompiledStep | undefined {
  return steps.slice(from).find((step) => !step.step.aside && isOpen(step, answers, facts, surroundings));
}
