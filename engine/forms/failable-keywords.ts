import type { Field } from '#schemas';
import { answerType } from './answer-type.ts';
import { limitsOf } from './answers/limits.ts';
import { itemsOf } from './answers/list-items.ts';
import { filesOf, requiredOf } from './answers/questions.ts';
import { constraintOf } from './constraints/field-constraints.ts';
import { exclusiveIds, namesOptions } from './field-options.ts';
import { fileFaults } from './fields/file-upload/given-file.ts';

/**
 * The keywords that an answer to the field can fail. Its types must be expanded. An options document may have an
 * option that excludes the others.
 */
export function failableKeywords(field: Field): readonly string[] {
  const constraint = constraintOf(field);
  const parts = constraint.type === 'object' ? Object.values(constraint.properties ?? {}) : [];
  const all = [
    ...[constraint, ...parts].flatMap((each) => Object.keys(each)),
    ...Object.keys(limitsOf(field)),
  ];
  const keywords = [...new Set(all)].filter((keyword) => !silent.has(keyword));
  if (constraint.type === 'number' || constraint.type === 'integer') keywords.push('type');
  const { kind } = answerType(field, () => undefined);
  const mayExclude = namesOptions(field) || exclusiveIds(field, () => undefined).size > 0;
  if (kind === 'list' && mayExclude) keywords.push('exclusive');
  if (kind === 'date' && !keywords.includes('format')) keywords.push('format');
  if ('options' in field && !keywords.includes('enum')) keywords.push('enum');
  if (filesOf(field) !== undefined) keywords.push(...fileFaults);
  const required = requiredOf(field);
  // A part may be missing where the whole is not.
  const mayLackPart = constraint.type === 'object' && constraint.required !== undefined;
  const isAsked = required !== undefined && required !== false && !itemsOf(field);
  if (mayLackPart || isAsked) keywords.push('required');
  return keywords;
}

/** Keywords that have no message of their own, or that no answer of the field's type can fail. */
const silent = new Set([
  'title',
  'description',
  'type',
  'items',
  'properties',
  'required',
  'additionalProperties',
]);
