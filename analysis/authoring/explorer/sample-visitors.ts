import {
  type CompiledJourney,
  type CompiledRelease,
  canonicalJson,
  type JourneyState,
  type JsonValue,
} from '#engine';
import { kindsOfOptions, visitSources } from '../../checks/proofs/calls/visit-sources.ts';
import { tryVisits } from '../../prover/visits/try-visits.ts';
import type { Visitor } from '../../prover/visits/visit.ts';
import { prepareJourney } from './explore-release.ts';

/** Somebody who has come to a step and filled it in, with services that answer as their operations declare. */
export interface SampleVisitor {
  /** The answers that tell the visitor from others, such as `Choose a plan Basic`; none for the plainest. */
  readonly chosen: readonly string[];
  /** Whether every question is answered, not only those that must be. */
  readonly isThorough: boolean;
  /** As the visitor came to the step. */
  readonly arrived: JourneyState;
  readonly state: JourneyState;
}

/** Most visitors at one step. */
const mostVisitors = 40;

/**
 * Visitors of a journey by the ids of the steps that they come to, the plainest first; undefined if there is no such journey.
 * @param today the date of their visits
 */
export function sampleVisitors(
  release: CompiledRelease,
  id: string,
  today: string,
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
    for (const { step, arrived, state } of visit.shown) {
      const known = found.get(step) ?? new Map<string, SampleVisitor>();
      found.set(step, known);
      const key = canonicalJson([state.answers, state.results]);
      if (known.has(key) || known.size >= mostVisitors) continue;
      known.set(key, {
        chosen: chosenBy(visitor, elsewhere, words),
        isThorough: visitor.isThorough,
        arrived,
        state,
      });
    }
  }
  return new Map([...found].map(([step, visitors]) => [step, [...visitors.values()]]));
}

type Words = (name: string, answer: JsonValue) => string;

function chosenBy({ given, wanted }: Visitor, left: ReadonlySet<string>, words: Words): readonly string[] {
  const chosen = Object.entries({ ...given, ...wanted }).filter(([name]) => !left.has(name));
  return chosen.map(([name, answer]) => words(name, answer));
}

/** A question and its answer as visitors read them. */
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
    return `${typeof label === 'string' ? label : name} ${answers.join(', ')}`;
  };
}
