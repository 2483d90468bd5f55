import { isRuleIn } from '#engine/parts';
import { phraseRule, phraseValue, type RuleLabels } from '../../rules/english/describe.ts';

/** A part of a template as a sentence: a rule in English, or a plain value as JSON. */
export function describePart(value: unknown, labels: RuleLabels = {}): string {
  const words = isRuleIn(value) ? phraseRule(value, labels) : phraseValue(value);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
