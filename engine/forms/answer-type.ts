import type { Field } from '#schemas';
import type { JsonValue } from '../base/values/answers.ts';
import { elementOf, listOf, neverType, type RuleType } from '../rules/types/rule-type.ts';
import { mostItems } from '../rules/types/sizes.ts';
import { isDate } from '../rules/values/civil-date.ts';
import { property } from '../rules/values/property.ts';
import { itemFields } from './answers/list-items.ts';
import type { FindOptions } from './field-options.ts';
import { declarationOf } from './fields/field-registry.ts';
import { itemsIn } from './fields/list-item.ts';

/** The rule type of a field's answer; `never` for a field without an answer, or with unknown options. */
export function answerType(field: Field, findOptions: FindOptions): RuleType {
  const type = declarationOf(field).answer?.ruleType(field, findOptions) ?? neverType;
  const inner = itemFields(field);
  if (inner.length === 0) return type;
  const element = elementOf(type);
  const own = element.kind === 'object' ? element.properties : {};
  const asked = inner.map((each) => [each.name, answerType(each, findOptions)] as const);
  const properties = { ...own, ...Object.fromEntries(asked) };
  return listOf({ kind: 'object', properties, closed: true }, mostItems(type));
}

/**
 * Returns a function that tests whether an answer has a type.
 * @param alone elements that a list has alone or not at all
 */
export function compileFit(
  type: RuleType,
  alone: ReadonlySet<unknown> = new Set(),
): (answer: JsonValue) => boolean {
  switch (type.kind) {
    case 'boolean':
    case 'number':
      return (answer) => typeof answer === type.kind;
    case 'text':
      return (answer) => typeof answer === 'string';
    case 'date':
      return isDate;
    case 'choice': {
      const ids = new Set<unknown>(type.ids);
      return (answer) => ids.has(answer);
    }
    case 'list': {
      // The answers of an item are judged one by one, by their own questions.
      if (type.item.kind === 'object')
        return (answer) => Array.isArray(answer) && itemsIn(answer).length === answer.length;
      const fits = compileFit(type.item);
      return (answer) =>
        Array.isArray(answer) &&
        answer.every(fits) &&
        (answer.length < 2 || !answer.some((each) => alone.has(each)));
    }
    case 'object': {
      const parts = Object.entries(type.properties).map(([name, part]) => [name, compileFit(part)] as const);
      return (answer) =>
        typeof answer === 'object' &&
        parts.every(([name, fits]) => {
          const part = property(answer, name) as JsonValue | undefined;
          return part === undefined || fits(part);
        });
    }
    default:
      return () => true;
  }
}

/** The JSON Schema keyword that an answer of another type fails. */
export function keywordOfType({ kind }: RuleType): 'enum' | 'format' | 'type' {
  if (kind === 'date') return 'format';
  return kind === 'choice' ? 'enum' : 'type';
}
