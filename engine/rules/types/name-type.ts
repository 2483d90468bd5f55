import { elementOf, type RuleType } from './rule-type.ts';

/**
 * The name of a type in problems: `a list of numbers`.
 *
 * @param beside another type of the sentence: ids that it lacks are named first, since long lists are cut
 */
export function nameType(type: RuleType, beside?: RuleType): string {
  switch (type.kind) {
    case 'boolean':
      return 'true or false';
    case 'number':
      return 'a number';
    case 'date':
      return 'a date';
    case 'null':
      return 'null';
    case 'unknown':
      return 'a value of no declared type';
    case 'never':
      return 'nothing';
    case 'text':
      return type.values?.length === 1 ? `the text ${JSON.stringify(type.values[0])}` : 'text';
    case 'choice':
      return `one of ${listIds(type.ids, idsOf(beside))}`;
    case 'list':
      return `a list of ${namePlural(type.item, beside && elementOf(beside))}`;
    case 'object':
      return 'an object';
  }
}

function idsOf(type: RuleType | undefined): readonly string[] | undefined {
  return type?.kind === 'choice' ? type.ids : undefined;
}

function namePlural(type: RuleType, beside?: RuleType): string {
  switch (type.kind) {
    case 'boolean':
      return 'true-or-false values';
    case 'number':
      return 'numbers';
    case 'date':
      return 'dates';
    case 'text':
      return 'texts';
    case 'object':
      return 'objects';
    case 'list':
      return 'lists';
    case 'choice':
      return `options (${listIds(type.ids, idsOf(beside))})`;
    default:
      return 'values';
  }
}

/** Ids in quotation marks, the first six of many; those that another list lacks come first. */
export function listIds(ids: readonly string[], beside?: readonly string[]): string {
  const isOwn = (id: string) => beside?.includes(id) === false;
  const sorted = ids.length > 6 ? [...ids.filter(isOwn), ...ids.filter((id) => !isOwn(id))] : ids;
  const shown = sorted.slice(0, 6).map((id) => JSON.stringify(id));
  return ids.length > shown.length ? `${shown.join(', ')}, …` : shown.join(', ');
}
