import { type Answers, type CompiledJourney, type RuleScope, valueAt } from '#engine';
import { type CompiledRule, dependenciesOf, factRules, followReads, mask } from '#engine/parts';
import type { Journey, Rule } from '#schemas';
import { type Explanation, explainRule, renderExplanation } from '../../rules/english/explain.ts';

/** Explains rules of one journey without showing sensitive answers, or what facts make of them. */
export interface RuleExplainer {
  /** The parts of a rule with their values as indented lines, then the same for the facts that it reads. */
  readonly explain: (rule: CompiledRule, scope: RuleScope) => readonly string[];
  /** Masks the sensitive answers within a text for the visitor. */
  readonly maskIn: (text: string, answers: Answers) => string;
}

export function createRuleExplainer(
  journey: Pick<Journey, 'facts'>,
  compiled: Pick<CompiledJourney, 'sensitive' | 'sensitiveResults'>,
): RuleExplainer {
  const facts = factRules(journey);
  const explainOne = (rule: Rule, scope: RuleScope) => {
    const decision = (id: string) => scope.decisions(id)?.source;
    const isSensitive = (part: unknown) =>
      [...followReads([part], { facts, decision }).paths].some((path) => mayHoldSensitive(path, compiled));
    return renderExplanation(masked(explainRule(rule, scope), rule, isSensitive));
  };
  return {
    explain: ({ source }, scope) => [
      ...explainOne(source as Rule, scope),
      ...factsRead(source, facts).flatMap(([name, rule]) => [
        `The fact "${name}":`,
        ...explainOne(rule, scope).map((line) => `  ${line}`),
      ]),
    ],
    maskIn: (text, answers) => {
      const secrets = [...compiled.sensitive].flatMap((name) => {
        const answer = answers[name];
        return typeof answer === 'string' && answer !== '' ? [answer] : [];
      });
      return secrets.reduce((shown, secret) => shown.replaceAll(secret, mask), text);
    },
  };
}

/** Whether the value at a path is, contains or belongs to a sensitive answer or result. */
function mayHoldSensitive(
  path: string,
  { sensitive, sensitiveResults }: Pick<CompiledJourney, 'sensitive' | 'sensitiveResults'>,
): boolean {
  const [root, name, property] = path.split('.');
  if (root === 'answers') return name === undefined ? sensitive.size > 0 : sensitive.has(name);
  if (root !== 'results') return false;
  if (name === undefined) return sensitiveResults.size > 0;
  const hidden = sensitiveResults.get(name);
  return hidden !== undefined && (property === undefined || hidden.has(property));
}

/**
 * Masks the parts of an explanation that read sensitive values. Conditions keep their result, since that is
 * the explanation; a sensitive value that is itself true or false is masked.
 */
function masked(whole: Explanation, rule: Rule, isSensitive: (part: unknown) => boolean): Explanation {
  const cover = (part: Explanation, isInside: boolean): Explanation => {
    // Parts of decisions and functions are not in the rule: they are as sensitive as the call.
    const written = part.pointer === '' ? rule : valueAt(rule, part.pointer);
    const isHidden = isInside || isSensitive(written);
    const isCondition = typeof part.value === 'boolean' && part.parts.length > 0;
    return {
      ...part,
      value: !isHidden || isCondition || part.value === undefined ? part.value : mask,
      parts: part.parts.map((inner) => cover(inner, isHidden)),
    };
  };
  return cover(whole, false);
}

/** The facts that a rule reads, directly or through other facts, nearest first. */
function factsRead(
  rule: unknown,
  facts: { readonly [name: string]: Rule },
): readonly (readonly [string, Rule])[] {
  const found = new Map<string, Rule>();
  const toRead = [rule];
  for (const each of toRead) {
    for (const path of dependenciesOf(each)) {
      const [root, name = ''] = path.split('.');
      const fact = facts[name];
      if (root !== 'facts' || fact === undefined || found.has(name)) continue;
      found.set(name, fact);
      toRead.push(fact);
    }
  }
  return [...found];
}
