import { optionLabels, type ReachedPath } from '#analysis';
import type { RuleType } from '#engine';
import { isDescribed } from '#engine/parts';
import type { Document } from '#schemas';
import type { Question } from '../parts/questions.ts';
import { wordsOf } from '../settings/words.ts';

/** The kinds of values that comparisons are chosen by. */
export type SubjectKind = Question['kind'] | 'list' | 'object';

/** A value that a condition may compare: an answer, a fact, a result of a service, or another that its place has. */
export interface Subject {
  /** How a formula reads it, such as `facts.isMember`. */
  readonly path: string;
  readonly label: string;
  /** Its meaning, from its author. */
  readonly description: string | undefined;
  /** Undefined until the check has found its type. */
  readonly kind: SubjectKind | undefined;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** The list that it is offered in. */
  readonly group: string;
  /** One of that list. */
  readonly noun: string;
}

interface Root {
  readonly group: string;
  readonly noun: string;
  /** How many keys of its values are offered. */
  readonly depth: number;
}

const others: Root = { group: 'Others', noun: 'Value', depth: 0 };

/** The names that what is offered begins with, in their order. */
const roots: ReadonlyMap<string, Root> = new Map([
  ['answers', { group: 'Questions', noun: 'Question', depth: 1 }],
  ['item', { group: 'Its own columns', noun: 'Column', depth: 1 }],
  ['input', { group: 'What it is given', noun: 'Input', depth: 2 }],
  ['facts', { group: 'Facts', noun: 'Fact', depth: 1 }],
  ['results', { group: 'Results of services', noun: 'Result', depth: 2 }],
  ['settings', { group: 'Settings', noun: 'Setting', depth: 1 }],
]);

/**
 * The values that a condition may compare, in the order in which they are offered.
 *
 * @param reached undefined until the check has answered; then questions that are out of reach are left out
 * @param ofItem the questions of the item that the condition is about, in a list
 */
export function subjectsOf(
  questions: readonly Question[],
  reached: readonly ReachedPath[] | undefined,
  documents: readonly Document[],
  ofItem: readonly Question[] = [],
): readonly Subject[] {
  const asked = new Map<string, Question>([
    ...ofItem.map((question) => [`item.${question.name}`, question] as const),
    ...questions.map((question) => [`answers.${question.name}`, question] as const),
  ]);
  const near =
    reached === undefined || reached.length === 0 ? undefined : new Set(reached.map(({ path }) => path));
  const own = [...asked].flatMap(([path, { label, kind, options }]): readonly Subject[] =>
    near?.has(path) === false ? [] : [{ ...unknownSubject(path), ...groupOf(path), label, kind, options }],
  );
  const found = (reached ?? []).flatMap((each) =>
    asked.has(each.path) || !isOffered(each) ? [] : [subjectOf(each, documents)],
  );
  const order = [...roots.values()].map(({ group }) => group);
  return [...own, ...found].toSorted((one, other) => order.indexOf(one.group) - order.indexOf(other.group));
}

/** Answers to questions, of the journey or of the same item, are offered as such. */
function groupOf(path: string): Pick<Subject, 'group' | 'noun'> {
  const group = path.startsWith('item.') ? 'Questions of the same item' : 'Questions';
  return { group, noun: 'Question' };
}

/** A value of which nothing but its path is known. */
export function unknownSubject(path: string): Subject {
  const { group, noun } = rootOf(path);
  return {
    path,
    label: wordsOfPath(path),
    description: undefined,
    kind: undefined,
    options: [],
    group,
    noun,
  };
}

/** Words for the values that a rule reads, by their paths. */
export function wordsBySubject(subjects: readonly Subject[]): ReadonlyMap<string, string> {
  return new Map(subjects.map(({ path, label }) => [path, label]));
}

function isOffered({ path }: ReachedPath): boolean {
  return path.split('.').length - 1 <= rootOf(path).depth;
}

function rootOf(path: string): Root {
  const [root = ''] = path.split('.');
  return roots.get(root) ?? others;
}

function subjectOf({ path, type }: ReachedPath, documents: readonly Document[]): Subject {
  const ids = idsOf(type);
  const labels = ids.length === 0 ? undefined : optionLabels(documents, ids);
  return {
    ...unknownSubject(path),
    description: path.startsWith('facts.')
      ? descriptionOf(path.slice('facts.'.length), documents)
      : undefined,
    kind: kindOf(type),
    options: ids.map((id) => ({ id, label: labels?.get(id) ?? id })),
  };
}

/** Words for a path that nobody has given a label: `results.ticket.id` is "Ticket id". */
function wordsOfPath(path: string): string {
  const [root = '', ...keys] = path.split('.');
  return keys.length === 0 ? wordsOf(root) : wordsOf(keys.map((key) => wordsOf(key)).join('-'));
}

function descriptionOf(name: string, documents: readonly Document[]): string | undefined {
  for (const document of documents) {
    if (document.kind !== 'facts' && document.kind !== 'journey') continue;
    const fact = Object.hasOwn(document.facts ?? {}, name) ? document.facts?.[name] : undefined;
    if (fact !== undefined && isDescribed(fact)) return fact.description;
  }
  return undefined;
}

function idsOf(type: RuleType): readonly string[] {
  if (type.kind === 'choice') return type.ids;
  if (type.kind === 'text') return type.values ?? [];
  return type.kind === 'list' ? idsOf(type.item) : [];
}

function kindOf(type: RuleType): SubjectKind {
  switch (type.kind) {
    case 'boolean':
      return 'yes-no';
    case 'text':
      return type.values === undefined ? 'text' : 'choice';
    case 'list':
      return idsOf(type).length > 0 ? 'choices' : 'list';
    case 'choice':
    case 'number':
    case 'date':
      return type.kind;
    default:
      return 'object';
  }
}
