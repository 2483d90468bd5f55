import {
  booleanType,
  listOf,
  neverType,
  nullType,
  numberType,
  objectOf,
  type RuleType,
  textType,
  unknownType,
} from './rule-type.ts';
import { joinAll } from './type-relations.ts';

const deepest = 64;

/**
 * Type of existing data, for checking a rule against an example. Texts are `text`; null may be of any type.
 *
 * @example typeOfValue({ guests: 2 }) // an object with the number `guests`
 */
export function typeOfValue(value: unknown): RuleType {
  return typeOf(value, { ofText: () => textType, ofNull: neverType, depth: 0 });
}

/** Type of a literal in a rule, including the text itself. */
export function literalType(value: unknown): RuleType {
  return typeOf(value, { ofText: (text) => ({ kind: 'text', values: [text] }), ofNull: nullType, depth: 0 });
}

/** Type of the elements of a literal list. */
export function joinElements(types: readonly RuleType[]): RuleType {
  const texts = types.flatMap((type) => (type.kind === 'text' && type.values ? type.values : []));
  const allTexts = types.every((type) => type.kind === 'text' && type.values !== undefined);
  return allTexts && texts.length > 0 ? { kind: 'text', values: [...new Set(texts)] } : joinAll(types);
}

interface Manner {
  readonly ofText: (text: string) => RuleType;
  readonly ofNull: RuleType;
  readonly depth: number;
}

function typeOf(value: unknown, manner: Manner): RuleType {
  switch (typeof value) {
    case 'boolean':
      return booleanType;
    case 'number':
      return numberType;
    case 'string':
      return manner.ofText(value);
    case 'object':
      break;
    default:
      return manner.ofNull;
  }
  if (value === null) return manner.ofNull;
  if (manner.depth >= deepest) return unknownType;
  const inner = { ...manner, depth: manner.depth + 1 };
  if (Array.isArray(value)) {
    return listOf(joinElements(value.map((element) => typeOf(element, inner))), value.length);
  }
  return objectOf(
    Object.fromEntries(Object.entries(value).map(([name, part]) => [name, typeOf(part, inner)])),
  );
}
