import {
  type CompiledRelease,
  isQuestion,
  type JourneyState,
  labelOf,
  type RuleScope,
  valueAt,
  visitStep,
} from '#engine';
import { dependenciesOf, readCall } from '#engine/parts';
import type { Rule } from '#schemas';
import { environmentOf } from '../../prover/visits/visit-environment.ts';
import { type Explanation, explainRule } from '../../rules/english/explain.ts';
import { describeCondition } from '../comparison/conditions/change-of-condition.ts';
import { type Setting, settingOf, sideOf } from '../comparison/side.ts';
import { prepareJourney } from '../explorer/explore-release.ts';

/** A condition, and why it holds or does not. */
export interface ExplainedCondition {
  /** As a sentence. */
  readonly condition: string;
  /** The parts of the condition that decided, each with what it read, as sentences. */
  readonly decided: readonly string[];
}

/** A question that a step does not ask for some answers, by its condition. */
export interface HiddenQuestion extends ExplainedCondition {
  readonly name: string;
  /** As visitors would read it. */
  readonly label: string;
}

/**
 * The questions that a step does not ask somebody with these answers, and why; none if they do not come to the step.
 *
 * @param today the date of the visit
 */
export function hiddenQuestions(
  release: CompiledRelease,
  id: string,
  { step, state }: { readonly step: string; readonly state: JourneyState },
  today: string,
): readonly HiddenQuestion[] {
  const prepared = prepareJourney(release, id);
  if (prepared === undefined) return [];
  const { document, journey, model } = prepared;
  const environment = environmentOf(journey, { ...model.surroundings.scope, now: today });
  const visit = visitStep(journey, state, step, environment);
  if (visit.visit !== 'show') return [];
  const { evaluation } = visit.current;
  const setting = settingOf(sideOf(release), document);
  return visit.current.step.form.fields.flatMap((compiled) => {
    const { field, when } = compiled;
    if (when === undefined || !isQuestion(field) || evaluation.relevant.includes(compiled)) return [];
    const explained = explainCondition(when.source as Rule, evaluation.scope, setting);
    return [{ name: field.name, label: labelOf(field) || field.name, ...explained }];
  });
}

export function explainCondition(rule: Rule, scope: RuleScope, setting: Setting): ExplainedCondition {
  const explanation = explainRule(rule, scope, setting.labels);
  return {
    condition: describeCondition({ rule, setting }),
    decided: decisiveParts(explanation, rule).map((part) => sentenceOf(part, rule, scope, setting)),
  };
}

const joining: ReadonlySet<string> = new Set(['and', 'or', '!', 'not', 'if']);

/** The innermost conditions that decided. */
function decisiveParts(explanation: Explanation, rule: Rule): readonly Explanation[] {
  const call = readCall(writtenAt(explanation, rule));
  const parts = call && joining.has(call.name) ? explanation.parts.filter(({ decisive }) => decisive) : [];
  return parts.length === 0 ? [explanation] : parts.flatMap((part) => decisiveParts(part, rule));
}

function writtenAt({ pointer }: Explanation, rule: Rule): unknown {
  return pointer === '' ? rule : valueAt(rule, pointer);
}

function sentenceOf(part: Explanation, rule: Rule, scope: RuleScope, setting: Setting): string {
  const read = dependenciesOf(writtenAt(part, rule)).flatMap((path) => {
    const words = setting.labels.reference?.(path);
    return words === undefined ? [] : [`${words} ${stateOf(path, scope, setting)}`];
  });
  const verdict = part.value === false ? 'does not hold' : part.value === true ? 'holds' : 'is not known';
  return `${capital(part.text)}: this ${verdict}${read.length === 0 ? '' : `, as ${read.join(' and ')}`}.`;
}

function stateOf(path: string, scope: RuleScope, { labels }: Setting): string {
  const value = valueAt(scope, `/${path.replaceAll('.', '/')}`);
  if (value === undefined || value === null) return 'is not answered';
  if (typeof value === 'boolean') return value ? 'is yes' : 'is no';
  const words = [value].flat().map((each) => labels.option?.(path, String(each)) ?? String(each));
  return `is ${words.map((word) => `“${word}”`).join(' and ')}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
