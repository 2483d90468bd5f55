import type { CompiledJourney, CompiledStep } from '#engine';
import type { Action, Rule } from '#schemas';
import type { ConditionPlace } from '../../prover/exploration/conditions.ts';
import { actionsAt, destinationsOf } from '../../prover/exploration/step-actions.ts';
import type { PathGraph } from './path-graph.ts';

/** A step of the map. */
export interface MapStep {
  readonly id: string;
  readonly title: string;
  readonly kind: 'step' | 'aside' | 'final';
  /** Title of its section, for a step of one. */
  readonly section?: string;
  /** Whether some answers lead to it, an action goes to it, or it can be opened by its address. */
  readonly isReachable: boolean;
  /** Whether nothing follows it for some answers, and it says nothing either. */
  readonly isDeadEnd: boolean;
  /** Operations that it may call. */
  readonly calls: readonly string[];
  /** The rows of its `next`, with their conditions as sentences. */
  readonly next: readonly { readonly to: string; readonly when?: string }[];
}

/**
 * A link of the map: to the next step on the path (`next`), to or from a step beside the path (`aside`), or where
 * an action takes the visitor (`action`, or `leaves` for a page or address outside of the journey).
 */
export interface MapLink {
  readonly kind: 'next' | 'aside' | 'action' | 'leaves';
  readonly from: string;
  readonly to: string;
  /** Conditions as sentences: the link is taken when one of them holds. Empty for a link that is always taken. */
  readonly when: readonly string[];
}

export interface FlowMap {
  readonly steps: readonly MapStep[];
  readonly links: readonly MapLink[];
}

/** Says a rule as an English sentence. */
export type Sentence = (rule: Rule) => string;

/** Makes the map of a journey from all its ways. */
export function flowMap(
  journey: CompiledJourney,
  graph: PathGraph,
  deadEnds: ReadonlySet<string>,
  sentence: Sentence,
): FlowMap {
  const walked = new Set(graph.nodes.map(({ step }) => step));
  const gone = new Set(journey.steps.flatMap(destinationsOf(journey)));
  const steps = journey.steps.map((compiled): MapStep => {
    const { section, definition } = compiled;
    const { id, title = id, aside, final, open } = definition;
    return {
      id,
      title,
      kind: final ? 'final' : aside ? 'aside' : 'step',
      ...(section && { section: section.definition.title }),
      isReachable:
        walked.has(compiled) || gone.has(id) || aside === true || open === true || !graph.isComplete,
      isDeadEnd: deadEnds.has(id),
      calls: callsAt(journey, compiled),
      next: compiled.next.map(({ step, when }) => ({
        to: step,
        ...(when && { when: sentence(when.source as Rule) }),
      })),
    };
  });
  const links = [...nextLinks(graph, sentence), ...asideLinks(journey, sentence)];
  const known = new Set(links.map(({ from, to }) => `${from} ${to}`));
  const further = journey.steps
    .flatMap((step) => actionLinks(journey, step, sentence))
    .filter(({ from, to }) => from !== to && !known.has(`${from} ${to}`));
  return { steps, links: withoutRepeats([...links, ...further]) };
}

/** Operations that a step may call. */
export function callsAt(journey: CompiledJourney, step: CompiledStep): readonly string[] {
  const calls = actionsAt(journey, step).flatMap((action) =>
    'call' in action ? [action.call] : 'send' in action ? [action.send] : [],
  );
  return [...new Set(calls)];
}

/** The condition by which a step follows another, as a sentence. Without one, what is left after other conditions. */
export function guardOf(
  asked: readonly (readonly [ConditionPlace, boolean])[],
  sentence: Sentence,
): string | undefined {
  const [place, held] = asked.at(-1) ?? [];
  // A step without a condition is not asked.
  if (place === undefined || !held) return place && 'Otherwise.';
  const rule =
    place.of === 'row'
      ? place.step.next[place.row]?.when
      : place.of === 'step'
        ? place.step.when
        : place.of === 'section'
          ? place.step.section?.when
          : undefined;
  if (rule) return sentence(rule.source as Rule);
  return asked.length > 1 ? 'Otherwise.' : undefined;
}

function nextLinks({ nodes }: PathGraph, sentence: Sentence): readonly MapLink[] {
  const links = new Map<string, { readonly from: string; readonly to: string; readonly when: Set<string> }>();
  for (const { step, edges } of nodes) {
    for (const { to, asked } of edges) {
      if (!to) continue;
      const [from, next] = [step.definition.id, to.step.definition.id];
      const link = links.get(`${from} ${next}`) ?? { from, to: next, when: new Set() };
      links.set(`${from} ${next}`, link);
      const guard = guardOf(asked, sentence);
      if (guard !== undefined) link.when.add(guard);
    }
  }
  return [...links.values()].map(({ when, ...link }) => ({ kind: 'next', ...link, when: [...when] }));
}

function asideLinks({ steps }: CompiledJourney, sentence: Sentence): readonly MapLink[] {
  return steps.flatMap(({ definition: step, when, next }): readonly MapLink[] => {
    if (!step.aside) return [];
    const opens =
      step.after === undefined ? [] : [link('aside', step.after, step.id, when?.source, sentence)];
    return [...opens, ...next.map((row) => link('aside', step.id, row.step, row.when?.source, sentence))];
  });
}

function actionLinks(journey: CompiledJourney, step: CompiledStep, sentence: Sentence): readonly MapLink[] {
  const { id } = step.definition;
  return actionsAt(journey, step).flatMap((action: Action) => {
    const when = 'when' in action ? action.when : undefined;
    if ('go' in action) return [link('action', id, action.go, when, sentence)];
    if ('goToPage' in action) return [link('leaves', id, action.goToPage, when, sentence)];
    return 'goToAddress' in action ? [link('leaves', id, 'another address', when, sentence)] : [];
  });
}

function link(kind: MapLink['kind'], from: string, to: string, rule: unknown, sentence: Sentence): MapLink {
  return { kind, from, to, when: rule === undefined ? [] : [sentence(rule as Rule)] };
}

function withoutRepeats(links: readonly MapLink[]): readonly MapLink[] {
  const byEnds = new Map<string, MapLink>();
  for (const each of links) {
    const key = `${each.kind} ${each.from} ${each.to}`;
    const known = byEnds.get(key);
    // A link that needs no condition in one case needs none.
    const isFree = known && (known.when.length === 0 || each.when.length === 0);
    byEnds.set(
      key,
      known ? { ...known, when: isFree ? [] : [...new Set([...known.when, ...each.when])] } : each,
    );
  }
  return [...byEnds.values()];
}
