import { pathOf, pointerOf, valueAt } from '#engine';
import { inWords, isPlainObject, isRuleIn, parentPointer } from '#engine/parts';
import type { Document } from '#schemas';
import {
  type GonePart,
  type RuleRest,
  ruleIgnoring,
  ruleWithout,
} from '../../rules/formulas/rule-without.ts';
import type { ChangeCollector, Part } from './document-changes.ts';
import { questionsAt, questionsIn } from './journey-calls.ts';
import { readsOfFact, type SpokenOf, type SpokenUse, spokenAt, usesOf } from './uses.ts';

/** A part that is shown only because of what is removed. */
export interface Dependent {
  readonly key: string;
  readonly document: string;
  readonly pointer: string;
  /** For example "the question “What is your dog’s name?”". */
  readonly sentence: string;
  /** Who is shown the part if it stays: everybody, or more people than now. A fact that stays says nothing. */
  readonly ifKept: 'everybody' | 'more' | 'nothing';
}

interface Place {
  readonly document: string;
  readonly pointer: string;
}

interface Remedied {
  readonly left: readonly SpokenUse[];
  readonly uses: readonly SpokenUse[];
  readonly dependents: readonly Dependent[];
  readonly opened: readonly SpokenUse[];
}

/** The places that speak of one thing that is gone. */
interface Group {
  readonly uses: readonly SpokenUse[];
  /** The option that they compare with; without one they read a value. */
  readonly option: string | undefined;
}

/** A value as it is written, and the uses in it with what each means. */
interface UsedRule {
  readonly place: Place;
  readonly uses: SpokenUse[];
  readonly gone: GonePart[];
}

/**
 * Takes what speaks of a question or an option out, with the parts that nobody would be shown any more, and with what
 * speaks of these. No part is shown to more people than before, unless it is kept.
 *
 * @param place of what is removed
 * @param kept keys of dependents that stay
 */
export function removeConditions(
  documents: readonly Document[],
  all: readonly SpokenOf[],
  place: Place,
  kept: ReadonlySet<string>,
  changes: ChangeCollector,
): Remedied {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const rules = new Map<string, UsedRule>();
  const dependents = new Map<string, Dependent>();
  const removed: Place[] = [place];
  const spoken = (group: readonly SpokenOf[]): Group => ({
    uses: usesOf(documents, group),
    option: group[0]?.option,
  });
  const groups = [spoken(all)];
  for (const { uses, option } of groups) {
    for (const use of uses) addUse(rules, use, option);
    for (const rule of rules.values()) {
      const fact = idleFact(documents, byId, rule);
      const dependent = fact?.dependent ?? dependentOf(byId, rule);
      if (dependent === undefined || dependents.has(dependent.key)) continue;
      dependents.set(dependent.key, dependent);
      if (kept.has(dependent.key)) continue;
      removed.push(dependent);
      groups.push(...(fact ? [fact.read] : askedUnder(documents, dependent).map(spoken)));
    }
  }
  for (const { document, pointer } of removed.slice(1)) changes.remove(document, pointer);
  const left: SpokenUse[] = [];
  const opened: SpokenUse[] = [];
  for (const rule of rules.values()) {
    if (removed.some((each) => isWithin(rule.place, each))) continue;
    const outcome = remedy(byId, rule, changes);
    if (outcome === 'opened') opened.push(...rule.uses);
    left.push(...rule.uses.filter(({ keptFor }) => outcome === 'left' || keptFor.length > 0));
  }
  const uses = [...rules.values()].flatMap((rule) => rule.uses);
  return { left, uses, dependents: [...dependents.values()], opened };
}

function addUse(rules: Map<string, UsedRule>, use: SpokenUse, option: string | undefined): void {
  const { document, pointer, inside } = use.part;
  const key = document + pointer;
  const rule = rules.get(key) ?? { place: { document, pointer }, uses: [], gone: [] };
  rules.set(key, rule);
  const isKnown = rule.uses.some(({ part }) => part.inside.join(' ') === inside.join(' '));
  if (isKnown) return;
  rule.uses.push(use);
  if (use.keptFor.length === 0) rule.gone.push({ path: inside, option });
}

function isWithin({ document, pointer }: Place, other: Place): boolean {
  return document === other.document && `${pointer}/`.startsWith(`${other.pointer}/`);
}

/** The questions of a part and in it, or the option that it is; each with all that ask or offer it. */
function askedUnder(documents: readonly Document[], place: Place): readonly (readonly SpokenOf[])[] {
  const form = documents.find(({ id }) => id === place.document);
  const questions = form?.kind === 'form' ? questionsIn(form) : [];
  const own = questions.filter((question) => isWithin({ ...place, pointer: question.pointer }, place));
  const asked = own.map(({ pointer }) => questionsAt(documents, { document: place.document, pointer }));
  const spoken = spokenAt(documents, place);
  return [...asked, spoken.filter(({ option }) => option !== undefined)].filter((all) => all.length > 0);
}

/** Lists whose entries happen or lead on: without its condition an entry would do so always. */
const happening = /\/(?:on[A-Z]\w*|sequences\/[^/]+|next)\/\d+$/;

/** The part that would be shown to nobody; undefined for what is no part that is shown. */
function dependentOf(byId: ReadonlyMap<string, Document>, rule: UsedRule): Dependent | undefined {
  const { document, pointer } = rule.place;
  const holder = parentPointer(pointer);
  const part = valueAt(byId.get(document), holder);
  if (pathOf(pointer).at(-1) !== 'when' || rule.gone.length === 0) return undefined;
  if (!isPlainObject(part) || 'then' in part || happening.test(holder)) return undefined;
  const whole = valueAt(byId.get(document), pointer);
  if (!isNever(ruleWithout(whole, rule.gone))) return undefined;
  const ifKept = ruleIgnoring(whole, rule.gone) === undefined ? 'everybody' : 'more';
  return { key: document + holder, document, pointer: holder, sentence: partSentence(part, holder), ifKept };
}

/** A fact that says only what is gone, with the places that read it; undefined for one that others need. */
function idleFact(
  documents: readonly Document[],
  byId: ReadonlyMap<string, Document>,
  { place, uses, gone }: UsedRule,
): { readonly dependent: Dependent; readonly read: Group } | undefined {
  const holder = byId.get(place.document);
  const [list, name] = pathOf(place.pointer);
  const isFact = list === 'facts' && (holder?.kind === 'facts' || holder?.kind === 'journey');
  if (!isFact || name === undefined || gone.length < uses.length) return undefined;
  const rest = ruleWithout(valueAt(holder, place.pointer), gone);
  if (rest === undefined || (rest !== 'gone' && rest.value !== false)) return undefined;
  const reads = readsOfFact(documents, holder, name);
  const pointer = pointerOf('facts', name);
  const sentence = `the fact “${inWords(name, false)}”`;
  return (
    reads && {
      dependent: { key: holder.id + pointer, document: holder.id, pointer, sentence, ifKept: 'nothing' },
      read: { uses: reads, option: undefined },
    }
  );
}

function isNever(rest: RuleRest | undefined): boolean {
  return rest === undefined || rest === 'gone' || rest.value === false;
}

function remedy(
  byId: ReadonlyMap<string, Document>,
  { place, gone }: UsedRule,
  changes: ChangeCollector,
): 'changed' | 'opened' | 'left' {
  const { document, pointer } = place;
  const whole = valueAt(byId.get(document), pointer);
  if (gone.length === 0 || !isRuleIn(whole)) return 'left';
  const part: Part = { ...place, inside: [] };
  const rest = ruleWithout(whole, gone);
  if (pathOf(pointer).at(-1) === 'when')
    return remedyCondition(byId, part, rest, ruleIgnoring(whole, gone), changes);
  if (/\/checks\/\d+\/that$/.test(pointer)) changes.remove(document, parentPointer(pointer));
  else if (rest === 'gone' && /\/with\/[^/]+$/.test(pointer)) changes.remove(document, pointer);
  else if (rest === undefined || rest === 'gone') return 'left';
  else changes.replaceRule(part, rest.value);
  return 'changed';
}

/** Takes a condition out or shortens it. A row without its condition is another row, and a group needs its condition. */
function remedyCondition(
  byId: ReadonlyMap<string, Document>,
  part: Part,
  rest: RuleRest | undefined,
  ignoring: unknown,
  changes: ChangeCollector,
): 'changed' | 'opened' | 'left' {
  const { document, pointer } = part;
  const holder = parentPointer(pointer);
  const value = valueAt(byId.get(document), holder);
  if (!isPlainObject(value)) return 'left';
  const isRow = 'then' in value;
  const isAlways = rest !== undefined && rest !== 'gone' && rest.value === true;
  if (isNever(rest) ? isRow || happening.test(holder) : isRow && isAlways) {
    changes.remove(document, holder);
    return 'changed';
  }
  // A part that would never be shown, and is kept.
  const shorter = isNever(rest) || rest === undefined || rest === 'gone' ? ignoring : rest.value;
  if (shorter !== undefined && shorter !== true) {
    changes.replaceRule(part, shorter);
    return 'changed';
  }
  if (Array.isArray(value.fields)) return 'left';
  changes.remove(document, pointer);
  return isAlways ? 'opened' : 'changed';
}

function partSentence(part: object, pointer: string): string {
  const texts: Readonly<Record<string, unknown>> = { ...part };
  const [list] = pathOf(pointer).slice(-2);
  if (Array.isArray(texts.fields)) return 'the group of questions';
  const kind = { fields: 'question', steps: 'step', options: 'option' }[list ?? ''] ?? 'part';
  const words = [texts.label, texts.title].find((each) => typeof each === 'string');
  return `the ${kind} “${typeof words === 'string' ? words : inWords(String(texts.name ?? texts.id ?? texts.type ?? list))}”`;
}
