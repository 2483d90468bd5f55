import {
  type CompiledJourney,
  type CompiledRelease,
  canonicalJson,
  enterStep,
  type JourneyState,
  type JsonValue,
  stepNamed,
} from '#engine';
import { inWords } from '#engine/parts';
import type { ScenarioFile } from '#schemas';
import { kindsOfOptions, visitSources } from '../../checks/proofs/calls/visit-sources.ts';
import { tryVisits } from '../../prover/visits/try-visits.ts';
import type { JourneyVisit, Visitor } from '../../prover/visits/visit.ts';
import { visitJourney } from '../../prover/visits/visit-journey.ts';
import { prepareJourney } from './explore-release.ts';
import { type KnownVisitor, knownVisitors } from './known-visitors.ts';

/** Somebody who has come to a step and filled it in, with services that answer as their operations declare. */
export interface SampleVisitor {
  /** The answers that tell the visitor from others, such as `Choose a plan Basic`; none for the plainest. */
  readonly chosen: readonly string[];
  /** The last question of those answers, as visitors read it: what all have in common comes before. */
  readonly about?: string;
  /** The name under which the answers are known, and whether authors kept them; without for a visitor who was made up. */
  readonly known?: Pick<KnownVisitor, 'title' | 'isKept'>;
  /** Whether every question is answered, not only those that must be. */
  readonly isThorough: boolean;
  /** As the visitor came to the step. */
  readonly arrived: JourneyState;
  readonly state: JourneyState;
}

/** Most visitors at one step. */
const mostVisitors = 40;

/** Most visitors of one journey whose answers are known from scenarios. */
const mostPlayed = 40;

/**
 * Visitors of a journey by the ids of the steps that they come to, the plainest first, and after them those whose answers are
 * known; undefined if there is no such journey.
 *
 * @param today the date of their visits
 * @param scenarios files of scenarios, of any journeys
 */
export function sampleVisitors(
  release: CompiledRelease,
  id: string,
  today: string,
  scenarios: readonly ScenarioFile[] = [],
): ReadonlyMap<string, readonly SampleVisitor[]> | undefined {
  const prepared = prepareJourney(release, id);
  if (prepared === undefined) return undefined;
  const { index, journey, model } = prepared;
  const scope = { ...model.surroundings.scope, now: today };
  const sources = visitSources(index, journey, scope, kindsOfOptions(index));
  // Answers that every visitor brings from another journey tell nobody apart.
  const elsewhere = new Set(sources.given.length > 1 ? [] : journey.given);
  const visits = tryVisits(journey, sources);
  const words = wordsOf(journey);
  const found = new Map<string, Map<string, SampleVisitor>>();
  for (const { visitor, visit } of visits) {
    if (visitor.bodies !== 'examples') continue;
    for (const { step, arrived, state } of shownBy(visit)) {
      const known = found.get(step) ?? new Map<string, SampleVisitor>();
      found.set(step, known);
      const key = canonicalJson([state.answers, state.results]);
      if (known.has(key) || known.size >= mostVisitors) continue;
      const chosen = chosenBy(visitor, elsewhere, words);
      const last = chosen.at(-1);
      known.set(key, {
        chosen: chosen.map(({ text }) => text),
        ...(last && { about: last.question }),
        isThorough: visitor.isThorough,
        arrived,
        state,
      });
    }
  }
  for (const { known, shown } of knownVisits())
    for (const { step, arrived, state } of shown) {
      const visitors = found.get(step) ?? new Map<string, SampleVisitor>();
      found.set(step, visitors);
      visitors.set(known.title, { chosen: [], known, isThorough: false, arrived, state });
    }
  return new Map([...found].map(([step, visitors]) => [step, [...visitors.values()]]));

  /** The steps of a visit, the last one as its visitor finds it: visits end before. */
  function shownBy({ shown }: JourneyVisit): JourneyVisit['shown'] {
    return shown.map((each) => {
      if (stepNamed(journey, each.step)?.definition.final !== true) return each;
      const entering = enterStep(journey, each.state, each.step, {
        environment: sources.environment,
        nextRun,
      });
      let turn = entering.next();
      while (!turn.done) turn = entering.next(sources.outside.outcomeOf(turn.value, 'examples', undefined));
      return { ...each, state: turn.value.state };
    });
  }

  function knownVisits() {
    const sets = release.written.filter((document) => document.kind === 'answer-set');
    const all = knownVisitors(journey, sets, scenarios);
    const kept = all.filter(({ isKept }) => isKept);
    return [...kept, ...all.slice(kept.length, kept.length + mostPlayed)].map(
      ({ title, isKept, answers }) => {
        const elsewhere = Object.entries(answers).filter(([name]) => journey.given.includes(name));
        const given = { ...sources.given[0], ...Object.fromEntries(elsewhere) };
        const visitor = { given, isThorough: false, wanted: answers, bodies: 'examples' } as const;
        return { known: { title, isKept }, shown: shownBy(visitJourney(journey, visitor, sources)) };
      },
    );
  }
}

const nextRun = (run: string) => `${run}+`;

/** Tells a visitor from the others of a step. */
export function nameOfVisitor({
  chosen,
  isThorough,
  known,
}: Pick<SampleVisitor, 'chosen' | 'isThorough' | 'known'>): string {
  if (known) return known.title;
  const all = isThorough ? 'Every question' : 'The questions that must be answered';
  return [...(isThorough || chosen.length === 0 ? [all] : []), ...chosen].join(' · ');
}

/** A question, and the same with its answer, as visitors read them. */
interface ChosenAnswer {
  readonly question: string;
  readonly text: string;
}

type Words = (name: string, answer: JsonValue) => ChosenAnswer;

function chosenBy(
  { given, wanted }: Visitor,
  left: ReadonlySet<string>,
  words: Words,
): readonly ChosenAnswer[] {
  const chosen = Object.entries({ ...given, ...wanted }).filter(([name]) => !left.has(name));
  return chosen.map(([name, answer]) => words(name, answer));
}

function wordsOf({ steps }: CompiledJourney): Words {
  const fields = new Map(steps.flatMap(({ form }) => form.fields).map((each) => [each.field.name, each]));
  return (name, answer) => {
    const compiled = fields.get(name);
    const label = compiled && 'label' in compiled.field ? compiled.field.label : undefined;
    const listed = compiled?.options?.options === 'listed' ? compiled.options.list : [];
    const answers = [answer].flat().map((each) => {
      if (typeof each === 'boolean') return each ? 'yes' : 'no';
      const text = listed.find(({ option }) => option.id === each)?.option.label;
      return typeof text === 'string' ? text : String(each);
    });
    const question = typeof label === 'string' ? label : inWords(name);
    return { question, text: `${question} ${answers.join(', ')}` };
  };
}
