import { Fault } from '../../base/problems/fault.ts';
import type { Problem } from '../../base/problems/problem.ts';
import type { Answers, JsonValue } from '../../base/values/answers.ts';
import type { CompiledForm } from '../../forms/compile-form.ts';
import { evaluateForm, type FormEvaluation, type Surroundings } from '../../forms/evaluate-form.ts';
import { type FieldProblem, type ValidationRules, validateForm } from '../../forms/validate-form.ts';
import { declaredSettings } from '../../operations/declared-settings.ts';
import { holds } from '../../rules/evaluation/condition.ts';
import type { RuleScope } from '../../rules/runtime/scope.ts';
import { type CompiledJourney, type CompiledStep, stepNamed } from '../model/compile-journey.ts';
import type { CompiledSection } from '../model/compile-sections.ts';
import type { JourneyState } from '../model/state.ts';
import {
  answersStillChosen,
  findStaleResults,
  isTakenAgain,
  noStaleResults,
  type StaleResults,
  withoutStale,
} from './bound-results.ts';
import { firstOpen, stepAfter, stepAfterSection, type WalkSoFar } from './next-step.ts';
import { sameBeginning } from './same-beginning.ts';
import {
  noSections,
  type SectionState,
  type SectionStates,
  sectionProblems,
  withSection,
} from './section-states.ts';
import type { EvaluationInput, WalkMemory } from './walk-memory.ts';

/** Inputs of the walk besides journey and state. */
export interface JourneyEnvironment {
  readonly surroundings: Omit<Surroundings, 'results' | 'section' | 'session'>;
  /** Constraints and fallback messages of a form, by its id. */
  readonly validation: (form: string) => ValidationRules;
  /** For many walks of one journey in this environment. */
  readonly memory?: WalkMemory<Walk>;
}

/** A visited step with its current state. */
export interface VisitedStep {
  readonly step: CompiledStep;
  /** The visitor's answers, or the defaults before the first submission. */
  readonly given: Answers;
  readonly evaluation: FormEvaluation;
  readonly problems: readonly FieldProblem[];
  /** The step was submitted and its answers are still valid. */
  readonly complete: boolean;
  /** The fault that keeps the step from being passed. */
  readonly fault: Problem | undefined;
}

/** Path through a journey. Determines back links, refresh, deep links, changes and parked answers. */
export interface Walk {
  /**
   * From the entry to the frontier. Only these steps and the asides may be visited. An incomplete step of a section does not
   * end the path: the sections after it follow, then the step that shows them.
   */
  readonly path: readonly VisitedStep[];
  /**
   * The furthest step: the first incomplete one outside of sections, the last of the journey, or the step that a loop
   * outside of sections returns to.
   */
  readonly frontier: VisitedStep;
  /** Asides that may be visited, in order of the document. */
  readonly asides: readonly VisitedStep[];
  /** The answers that count: those of relevant fields on the path, and of completed asides. */
  readonly answers: Answers;
  readonly facts: { readonly [name: string]: JsonValue | undefined };
  readonly sections: SectionStates;
  /** The results that count: those whose calls would be given the same input now. */
  readonly results: JourneyState['results'];
  /** The results that do not count, by name. */
  readonly stale: StaleResults;
  /** True when the last step is complete and nothing follows it, or a final step was reached. */
  readonly finished: boolean;
  /** A step reached twice: for these answers the journey's rules form a loop. */
  readonly loop: string | undefined;
  /** The fault at which the walk ended. */
  readonly fault: Problem | undefined;
}

/** The steps that the visitor may open: those on the path, then the asides. */
export function openSteps({ path, asides }: Pick<Walk, 'path' | 'asides'>): readonly VisitedStep[] {
  return [...path, ...asides];
}

/** The step of that id, if it is among these. */
export function visitTo(visited: readonly VisitedStep[], id: string | undefined): VisitedStep | undefined {
  return visited.find(({ step }) => step.definition.id === id);
}

/** The last walk of each state: one request needs it several times. */
const walks = new WeakMap<
  JourneyState,
  { readonly journey: CompiledJourney; readonly environment: JourneyEnvironment; readonly walk: Walk }
>();

/**
 * Walks a journey from its entry for a given state. Pure, so it gives the same result on the server, in a
 * browser and in a test. A step whose `when` does not hold is skipped; after a complete step, the first true
 * row of `next` decides. The walk stops at a fault in a rule that decides the way, and the step before it is
 * not passed.
 */
export function walkJourney(
  journey: CompiledJourney,
  state: JourneyState,
  environment: JourneyEnvironment,
): Walk {
  const known = walks.get(state);
  if (known?.journey === journey && known.environment === environment) return known.walk;
  const walkNow = () => walkAnew(journey, state, environment);
  const walk = environment.memory?.walk(state, walkNow) ?? walkNow();
  walks.set(state, { journey, environment, walk });
  return walk;
}

/**
 * Walks until every result that counts is one whose call would be given the same input. The results of earlier steps
 * are judged first, since the input of a call may be made of them.
 */
function walkAnew(journey: CompiledJourney, state: JourneyState, environment: JourneyEnvironment): Walk {
  const ended = stepNamed(journey, state.ended);
  if (ended) return walkEnded(journey, ended, state, environment);
  for (let stale: StaleResults = noStaleResults; ; ) {
    const walk = walkWithout(stale, journey, state, environment);
    const found = findStaleResults(journey, state, walk);
    if (found.size === 0) return walk;
    stale = new Map([...stale, ...found]);
  }
}

function walkWithout(
  stale: StaleResults,
  journey: CompiledJourney,
  all: JourneyState,
  environment: JourneyEnvironment,
): Walk {
  const state = withoutStale(all, stale);
  let sections = noSections;
  let surroundings: Surroundings = {
    ...journeySurroundings(journey, state, environment),
    ...(journey.sections.length > 0 && { section: sections }),
  };
  const visit = (step: CompiledStep) => {
    const visited = visitedStep(
      step,
      { answers, facts, faultyFacts, stale },
      state,
      environment,
      surroundings,
    );
    return step.definition.id === journey.hub ? atHub(visited) : visited;
  };
  const atHub = (visited: VisitedStep): VisitedStep => {
    const open = sectionProblems(
      journey,
      visited.step,
      sections,
      environment.validation(visited.step.form.id),
    );
    if (open.length === 0) return visited;
    return { ...visited, problems: [...open, ...visited.problems], complete: false };
  };
  const path: VisitedStep[] = [];
  const faults: Problem[] = [];
  const reached = new Set<string | undefined>([undefined]);
  const before = givenElsewhere(journey, state);
  const opening = evaluated(journey.opening, { before, given: {}, surroundings }, environment);
  // Without a conditional entry, steps evaluate a faulty fact again before anything reads it.
  if (opening.fault && hasConditionalEntry(journey)) faults.push(opening.fault);
  let { answers, facts, faultyFacts } = opening;
  const count = ({ evaluation }: VisitedStep): void => {
    ({ answers, facts, faultyFacts } = evaluation);
  };
  const countAsides = (after: string | undefined): void => {
    for (const aside of asidesAfter(journey, after)) {
      if (!isOpen(aside, { ...surroundings, answers, facts }, faults)) continue;
      const visited = visit(aside);
      if (visited.complete) count(visited);
    }
  };
  const soFar: WalkSoFar = {
    scope: () => ({ ...surroundings, answers, facts }),
    sections: () => sections,
    settle(section, sectionState) {
      sections = withSection(sections, section, sectionState);
      surroundings = { ...surroundings, section: sections };
    },
    faults,
  };
  countAsides(undefined);
  for (const visited of beginningOf(journey, state, environment)) {
    count(visited);
    reached.add(visited.step.definition.id);
    path.push(visited);
  }
  const passed = path.at(-1);
  if (passed) countAsides(passed.step.definition.id);
  let current = passed ? stepAfter(journey, passed.step, soFar) : firstOpen(journey, 0, soFar, undefined);
  // After a fault at the entry, start at a step without a condition.
  if (faults.length > 0)
    current ??= journey.steps.find((step) => !step.when && !step.definition.aside && !step.section);
  let loop: string | undefined;
  while (current) {
    const { section } = current;
    const { id } = current.definition;
    if (visitTo(path, id)) {
      loop = id;
      if (!section) break;
      current = stepAfterSection(journey, section, 'inProgress', soFar);
      continue;
    }
    const visited = visit(current);
    count(visited);
    const isPassed = visited.complete && faults.length === 0;
    if (isPassed) {
      reached.add(id);
      countAsides(id);
      current = stepAfter(journey, current, soFar);
    }
    const [fault] = faults;
    path.push(fault ? { ...visited, fault, complete: false } : visited);
    if (fault || (!isPassed && !section)) break;
    if (!isPassed) current = stepAfterSection(journey, section, begun(section, path, state), soFar);
  }
  const returned = visitTo(path, loop);
  const frontier = returned && !returned.step.section ? returned : path.at(-1);
  if (!frontier) throw new Fault('misuse', `Journey "${journey.id}" has no step that is always open.`);
  const asides = journey.steps
    .filter((step) => step.definition.aside && reached.has(step.definition.after))
    .filter((step) => !path.some((visited) => visited.step === step))
    .filter((step) => isOpen(step, { ...surroundings, answers, facts }))
    .map(visit);
  const finished = frontier.step.definition.final === true || (current === undefined && frontier.complete);
  const { results } = state;
  const fault = faults[0] ?? frontier.fault;
  return { path, frontier, asides, answers, facts, sections, results, stale, finished, loop, fault };
}

/** The state of a section that was left before it was complete. */
function begun(
  section: CompiledSection | undefined,
  path: readonly VisitedStep[],
  { submitted }: JourneyState,
): SectionState {
  const own = path.filter(({ step }) => step.section === section);
  const isBegun = own.some(({ step, complete }) => complete || submitted.includes(step.definition.id));
  return isBegun ? 'inProgress' : 'notStarted';
}

/** The first steps of the walk before, as far as this one begins with them. */
function beginningOf(
  journey: CompiledJourney,
  state: JourneyState,
  { memory }: JourneyEnvironment,
): readonly VisitedStep[] {
  const last = memory?.last();
  // With a fault, its first steps may not be those of the way.
  if (last === undefined || last.walk.fault || last.walk.stale.size > 0) return [];
  const same = sameBeginning(journey, { state: last.state, path: last.walk.path }, state);
  // The steps of sections are walked again, with the states of the sections.
  const section = same.findIndex(({ step }) => step.section);
  const before = section < 0 ? same : same.slice(0, section);
  return before.map((visited) => ({ ...visited, given: givenAnswers(visited.step, state) }));
}

/** The walk of an ended run: only its final step, with the answers stored for it. */
function walkEnded(
  journey: CompiledJourney,
  step: CompiledStep,
  state: JourneyState,
  environment: JourneyEnvironment,
): Walk {
  const surroundings = journeySurroundings(journey, state, environment);
  const before = fittingAnswers(journey, state.answers);
  const kept = evaluateForm(journey.opening, before, {}, surroundings);
  const visited = visitedStep(step, { ...kept, stale: noStaleResults }, state, environment, surroundings);
  const { answers, facts } = visited.evaluation;
  return {
    path: [visited],
    frontier: visited,
    asides: [],
    answers,
    facts,
    sections: noSections,
    results: state.results,
    stale: noStaleResults,
    finished: true,
    loop: undefined,
    fault: undefined,
  };
}

/** Shared answers from other journeys that this journey does not ask for. */
function givenElsewhere({ given }: CompiledJourney, { answers }: JourneyState): Answers {
  const texts = given.filter((name) => typeof answers[name] === 'string');
  return Object.fromEntries(texts.map((name) => [name, answers[name]]));
}

/** The answers without those that do not have the type of their field. */
function fittingAnswers({ steps }: CompiledJourney, answers: Answers): Answers {
  const fields = steps.flatMap(({ form }) => form.fields);
  const isFit = (name: string, answer: JsonValue | undefined) =>
    answer === undefined || fields.every(({ field, fits }) => field.name !== name || fits(answer));
  return Object.fromEntries(Object.entries(answers).filter(([name, answer]) => isFit(name, answer)));
}

function visitedStep(
  step: CompiledStep,
  { stale, ...before }: Pick<FormEvaluation, 'answers' | 'facts' | 'faultyFacts'> & Pick<Walk, 'stale'>,
  state: JourneyState,
  environment: JourneyEnvironment,
  surroundings: Surroundings,
): VisitedStep {
  const given = givenAnswers(step, state);
  const input = { before: before.answers, given, surroundings: { ...surroundings, previous: before } };
  const evaluation = evaluated(step.form, input, environment);
  const validate = () => validateForm(evaluation, environment.validation(step.form.id));
  const problems = environment.memory?.problems(evaluation, validate) ?? validate();
  const { fault } = evaluation;
  const { id } = step.definition;
  const isDone = state.completed.includes(id) && !isTakenAgain(id, stale);
  const complete = problems.length === 0 && !fault && isDone;
  return { step, given, evaluation, problems, complete, fault };
}

function evaluated(
  form: CompiledForm,
  input: EvaluationInput,
  { memory }: JourneyEnvironment,
): FormEvaluation {
  const evaluate = () => evaluateForm(form, input.before, input.given, input.surroundings);
  return memory?.evaluation(form, input, evaluate) ?? evaluate();
}

function hasConditionalEntry(journey: CompiledJourney): boolean {
  const entry = journey.steps.find(({ definition: step }) => !step.aside);
  const isConditional = entry?.section?.when !== undefined;
  return (
    isConditional || [entry, ...asidesAfter(journey, undefined)].some((step) => step?.when !== undefined)
  );
}

function asidesAfter(journey: CompiledJourney, after: string | undefined): readonly CompiledStep[] {
  return journey.steps.filter(({ definition: step }) => step.aside && step.after === after);
}

/** The visitor's answers. Before the first submission of a form, unseen questions have their defaults. */
function givenAnswers({ definition: step, form }: CompiledStep, state: JourneyState): Answers {
  const answers = answersStillChosen(form, state);
  return state.submitted.includes(step.id) ? answers : { ...form.defaults, ...answers };
}

/** The environment's scope with results and session, and only the settings that the journey declares. */
export function journeySurroundings(
  { settings: declared }: Pick<CompiledJourney, 'settings'>,
  state: JourneyState,
  { surroundings }: JourneyEnvironment,
): Surroundings {
  const settings = declaredSettings(declared, surroundings.settings);
  return { ...surroundings, settings, results: state.results, session: sessionValues(state) };
}

/** The root `session` of rules. */
export function sessionValues({ run, captured, hasSiteToken }: JourneyState) {
  return { run, captured, hasSiteToken };
}

function isOpen({ when }: CompiledStep, scope: RuleScope, faults?: Problem[]): boolean {
  return when === undefined || holds(when, scope, faults);
}
