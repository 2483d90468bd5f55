import { neverType, objectOf, pointerOf, type RuleContext, type RuleType, tableOf } from '#engine';
import {
  type DecisionType,
  dependenciesOf,
  dependencyOrder,
  factRules,
  join,
  listOf,
  missingType,
} from '#engine/parts';
import type { Facts, Journey } from '#schemas';
import { checkRule } from '../../rules/typing/check.ts';
import { checkDecision } from '../../rules/typing/check-decisions.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { actionsOf } from './journey-actions.ts';
import { contextAt, ruleFindings } from './rule-findings.ts';
import { idsOfRules } from './used-documents.ts';

export interface JourneyContext {
  readonly findings: readonly ReleaseFinding[];
  readonly context: RuleContext;
}

/** Types of `results`: the result of each call, by its name in the journey. */
export function resultTypes(
  release: ReleaseIndex,
  journey: ReleaseEntry<Journey>,
  operations: ReadonlyMap<string, RuleType>,
): { readonly [name: string]: RuleType } {
  const types: { [name: string]: RuleType } = {};
  for (const { action } of actionsOf(release, journey)) {
    if (!('call' in action) || action.as === undefined) continue;
    const before = Object.hasOwn(types, action.as) ? types[action.as] : undefined;
    const result = operations.get(action.call) ?? missingType;
    types[action.as] = join(before ?? neverType, action.each === undefined ? result : listOf(result));
  }
  return types;
}

/**
 * Adds a journey's facts and the decisions and functions in use to a context, typed in order of dependency.
 * Those in a cycle, which another check reports, get no type.
 */
export function withDerived(
  release: ReleaseIndex,
  base: RuleContext,
  used: ReadonlySet<string>,
  journey?: ReleaseEntry<Journey> | ReleaseEntry<Facts>,
): JourneyContext {
  const facts = journey ? factRules(journey.document) : {};
  const others = journey === undefined || hasAllFacts(release, journey.document) ? undefined : missingType;
  const decisionsUsed = release.entriesOf('decision', used);
  const functionsUsed = release.entriesOf('function', used);
  const needs = new Map<string, readonly string[]>([
    ...Object.entries(facts).map(([name, rule]) => [`facts.${name}`, needed(rule)] as const),
    ...decisionsUsed.map(({ document }) => [`decisions.${document.id}`, needed(document)] as const),
    ...functionsUsed.map(({ document }) => [`functions.${document.id}`, needed(document)] as const),
  ]);
  const { order } = dependencyOrder(needs);
  const findings: ReleaseFinding[] = [];
  const factTypes: { [name: string]: RuleType } = {};
  for (const name of Object.keys(facts)) factTypes[name] = missingType;
  const decisions = untypedYet(release, 'decision');
  const functions = untypedYet(release, 'function');
  const context = (): RuleContext => ({
    ...base,
    roots: journey ? { ...base.roots, facts: objectOf({ ...factTypes }, others) } : base.roots,
    decisions,
    functions,
  });

  for (const key of order) {
    const name = key.slice(key.indexOf('.') + 1);
    if (journey && key.startsWith('facts.')) {
      const checked = checkRule(facts[name], contextAt(context(), journey, pointerOf('facts', name)));
      findings.push(...ruleFindings(journey, checked.problems));
      factTypes[name] = checked.type;
      continue;
    }
    const entry = release.entry('decision', name) ?? release.entry('function', name);
    if (entry === undefined) continue;
    const isFunction = entry.document.kind === 'function';
    const place = isFunction ? '/value' : '/otherwise';
    const checked = checkDecision(tableOf(entry.document), contextAt(context(), entry, ''), place);
    findings.push(...ruleFindings(entry, checked.problems));
    (isFunction ? functions : decisions).set(name, checked);
  }
  return { findings, context: context() };
}

/** Every document of a kind, with an unknown type. */
function untypedYet(release: ReleaseIndex, kind: 'decision' | 'function'): Map<string, DecisionType> {
  const ids = [...release.derive(idsOfRules)[kind], ...release.unread.ids];
  return new Map(ids.map((id) => [id, { type: missingType, dependencies: [] }]));
}

/**
 * Whether all facts are known, and with them the sequences, results and shared answers of their documents. A shared document may read facts of the journeys that use it, and facts
 * documents may be missing.
 */
export function hasAllFacts(release: ReleaseIndex, document: Journey | Facts): boolean {
  if (document.kind === 'facts') return false;
  return (document.uses ?? []).every((id) => release.find('facts', id) !== undefined);
}

function needed(rules: unknown): readonly string[] {
  return dependenciesOf(rules).map((path) => path.split('.', 2).join('.'));
}
