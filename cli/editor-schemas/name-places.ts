import type { NameKind } from './document-names.ts';
import { isSchema, type Schema, textOf } from './schema.ts';

/** The kind of names that a property takes, if it contains an id, a name, or a list of them. */
const kinds: Readonly<Record<string, NameKind | 'clearable'>> = {
  form: 'forms',
  include: 'forms',
  only: 'answers',
  like: 'answers',
  journey: 'journeys',
  operation: 'operations',
  fallback: 'operations',
  contract: 'contracts',
  options: 'options',
  step: 'steps',
  otherwise: 'steps',
  after: 'steps',
  uses: 'facts documents',
  sharedAnswers: 'answers',
  call: 'operations',
  send: 'operations',
  set: 'answers',
  clear: 'clearable',
  track: 'analytics',
  go: 'steps',
  goToPage: 'pages',
  run: 'sequences',
};

const names = /definitions\.schema\.json#\/definitions\/(id|name)$/;

/**
 * A property with the names from documents as completions, where it takes any; an editor accepts other names,
 * too.
 */
export function namePlace(property: string, source: Schema, converted: Schema, namesFile: string): Schema {
  const kind = kinds[property];
  if (kind === undefined) return converted;
  const completed = { anyOf: [{ $ref: `${namesFile}#/definitions/${kind}` }, {}] };
  if (isName(source)) {
    const { $ref, ...words } = converted;
    return { ...words, ...($ref !== undefined && { allOf: [{ $ref }] }), ...completed };
  }
  const list = converted.items;
  if (isSchema(source.items) && (isName(source.items) || kind === 'clearable') && isSchema(list)) {
    return { ...converted, items: { allOf: [list], ...completed } };
  }
  const isUnion = Array.isArray(source.oneOf) && source.oneOf.some((each) => isSchema(each) && isName(each));
  return isUnion ? { description: source.description, allOf: [converted, completed] } : converted;
}

function isName({ $ref }: Schema): boolean {
  return names.test(textOf($ref) ?? '');
}
