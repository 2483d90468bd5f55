import type { JsonValue } from '../../answers/answers.ts';
import { answerType } from '../../forms/answer-type.ts';
import type { RuleType } from '../../rules/types/rule-type.ts';
import type { Setting } from '../side.ts';

/** Most options of a question with several answers: each may be chosen or not. */
const mostChosen = 6;

/**
 * Every value that an answer can have in one of two releases, `undefined` for unanswered last; undefined if
 * the values cannot be listed.
 */
export function valuesOfAnswer(
  name: string,
  settings: readonly Setting[],
): readonly (JsonValue | undefined)[] | undefined {
  const values = new Map<string, JsonValue>();
  for (const { fields, side } of settings) {
    const field = fields.get(name);
    if (field === undefined) continue;
    const listed = valuesOfType(answerType(field, side.findOptions));
    if (listed === undefined) return undefined;
    for (const value of listed) values.set(JSON.stringify(value), value);
  }
  return values.size === 0 ? undefined : [...values.values(), undefined];
}

function valuesOfType(type: RuleType): readonly JsonValue[] | undefined {
  switch (type.kind) {
    case 'boolean':
      return [true, false];
    case 'choice':
      return type.ids;
    case 'list':
      return type.item.kind === 'choice' && type.item.ids.length <= mostChosen
        ? selectionsOf(type.item.ids)
        : undefined;
    default:
      return undefined;
  }
}

/** Every selection of at least one option, small ones first. */
function selectionsOf(ids: readonly string[]): readonly (readonly string[])[] {
  const selections: (readonly string[])[] = [[]];
  for (const id of ids) selections.push(...selections.map((chosen) => [...chosen, id]));
  return selections.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length);
}
