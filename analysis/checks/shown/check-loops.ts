import type { RuleContext } from '#engine';
import { elementOf, isRoot, type Loop, listOf, turnOf, unknownType } from '#engine/parts';
import { checkRule, checkTemplate } from '../../rules/typing/check.ts';
import { contextAt, ruleFindings } from '../contexts/rule-findings.ts';
import type { ReleaseEntry, ReleaseFinding } from '../release/release-index.ts';

/** Checks that an entry is repeated for a list, and that its element has a unique name. */
export function* checkLoop(
  entry: ReleaseEntry,
  { each, as }: Loop,
  pointer: string,
  base: RuleContext,
): Iterable<ReleaseFinding> {
  const checked = checkRule(each, contextAt(base, entry, `${pointer}/each`), listOf(unknownType));
  yield* ruleFindings(entry, checked.problems);
  if (as === undefined || as === 'item' || !isRoot(as)) return;
  const message = `"${as}" cannot name an element.`;
  const help = 'Choose a word that is no root, such as "line".';
  yield { entry, code: 'bad-item-name', pointer: `${pointer}/as`, message, help };
}

/** The context of rules evaluated for each element of a list. */
export function withElement(base: RuleContext, { each, as = 'item' }: Loop): RuleContext {
  const { type } = checkRule(each, base);
  const element = elementOf(type);
  const turns = [...(base.turns ?? []), turnOf(type, each)];
  if (as === 'item') return { ...base, turns, roots: { ...base.roots, item: element } };
  return { ...base, turns, elements: new Map([...(base.elements ?? []), [as, element]]) };
}

/** Problems of a template as a whole: its size, depth and cost. */
export function checkWhole(
  entry: ReleaseEntry,
  template: unknown,
  pointer: string,
  base: RuleContext,
): readonly ReleaseFinding[] {
  const { problems } = checkTemplate(template, contextAt(base, entry, ''));
  const found = problems.find(({ code }) => /^(rule|template)-too-/.test(code));
  return found === undefined ? [] : ruleFindings(entry, [{ ...found, pointer }]);
}
