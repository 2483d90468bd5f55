import {
  type CompiledRelease,
  compileDecision,
  emptyScope,
  formatsOf,
  labelOf,
  linearPatterns,
  memoize,
  type RuleScope,
  tableOf,
} from '#engine';
import {
  answerType,
  createLocate,
  type DecisionTable,
  type DocumentKind,
  type DocumentOf,
  type FindOptions,
  factRules,
  inWords,
  lazily,
  listedOptions,
  type Sequences,
  wordsOfText,
} from '#engine/parts';
import type { Document, Field, Journey, Rule, Step } from '#schemas';
import { linkEntries } from '../../checks/journeys/link-entries.ts';
import { indexRelease } from '../../checks/release/index-release.ts';
import { journeyRoots } from '../../checks/rules/check-rules.ts';
import type { RuleSources } from '../../prover/values/partitions.ts';
import type { RuleLabels } from '../../rules/english/describe.ts';
import { quote } from './change.ts';
import { type Naming, nameWith, titleOfDocument } from './names.ts';

/** Something in both releases. */
export interface Both<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** One of the two releases that are compared. */
export interface Side {
  readonly release: CompiledRelease;
  readonly naming: Naming;
  readonly of: <Kind extends DocumentKind>(kind: Kind) => readonly DocumentOf<Kind>[];
  readonly findOptions: FindOptions;
  /** A decision or function. */
  readonly findTable: (id: string) => DecisionTable | undefined;
  /** Values that rules read besides answers and facts. */
  readonly scope: RuleScope;
  /** Types of everything that the rules of a journey can read. */
  readonly rootsOf: (journey: Journey) => Roots;
}

type Roots = ReturnType<RuleSources['roots']>;

/** The facts and questions that rules at one place can read. */
export interface Setting {
  readonly side: Side;
  readonly facts: { readonly [name: string]: Rule };
  readonly fields: ReadonlyMap<string, Field>;
  readonly labels: RuleLabels;
  /** Steps of the journey. */
  readonly steps: readonly Step[];
  /** Named lists of actions of the journey. */
  readonly sequences: Sequences;
  /** Types of everything that rules of the journey can read. */
  readonly roots: () => Roots;
}

export type Settings = Both<Setting>;

/** Prepares a release to be compared. */
export function sideOf(release: CompiledRelease, naming: Naming = 'titles'): Side {
  const documents = [...release.documents.values()];
  const findTable = (id: string) => {
    const document = release.documents.get(id);
    return document?.kind === 'decision' || document?.kind === 'function' ? tableOf(document) : undefined;
  };
  const compiled = memoize((document: Document) => {
    const table = findTable(document.id);
    return table && compileDecision(table);
  });
  const findOptions: FindOptions = (id) => {
    const document = release.documents.get(id);
    return document?.kind === 'options' ? document.options : undefined;
  };
  const { site } = release;
  const typed = lazily(() => {
    const locate = createLocate('');
    const entries = release.written.map((document) => ({ path: document.id, document, locate }));
    return indexRelease(linkEntries(entries));
  });
  return {
    release,
    naming,
    of: <Kind extends DocumentKind>(kind: Kind) =>
      documents.filter((document): document is DocumentOf<Kind> => document.kind === kind),
    findOptions,
    findTable,
    rootsOf: memoize(({ id }) => {
      const entry = typed().entry('journey', id);
      return entry ? journeyRoots(typed(), entry) : {};
    }),
    scope: {
      ...emptyScope,
      site: { brand: site.brand, phones: site.phones },
      formats: formatsOf(site.language),
      options: findOptions,
      decisions: (id) => {
        const document = release.documents.get(id);
        return document && compiled(document);
      },
      matches: linearPatterns,
    },
  };
}

/** The setting of a journey's rules; without a journey, that of a form which is in none. */
export function settingOf(side: Side, journey: Journey | undefined, own: readonly Field[] = []): Setting {
  const forms = (journey?.steps ?? []).flatMap(({ form }) => {
    const found = side.release.documents.get(form);
    return found?.kind === 'form' ? found.fields : [];
  });
  const fields = new Map<string, Field>();
  for (const field of [...own, ...forms, ...(journey?.summary?.fields ?? [])])
    if (!fields.has(field.name)) fields.set(field.name, field);
  const roots = lazily((): Roots => {
    if (journey) return side.rootsOf(journey);
    const types = [...fields].map(([name, field]) => [name, answerType(field, side.findOptions)] as const);
    return { answers: { kind: 'object', properties: Object.fromEntries(types) } };
  });
  const labels: RuleLabels = {
    reference: (path) => {
      const field = fieldAt(fields, path);
      return field && nameOfField(field);
    },
    option: (path, id) => {
      const field = fieldAt(fields, path);
      const option = field && listedOptions(field, side.findOptions)?.find((each) => each.id === id);
      return option && wordsOfText(option.label);
    },
  };
  return {
    side,
    facts: journey ? factRules(journey) : {},
    fields,
    labels,
    steps: journey?.steps ?? [],
    sequences: journey?.sequences,
    roots,
  };
}

/** A field as its visitors call it: its label in quotation marks, or the words of its name. */
export function nameOfField(field: Field): string {
  return quote(labelOf(field) || inWords(field.name));
}

/** A step as its visitors call it. */
export function nameOfStep(
  { id, title }: Pick<Step, 'id' | 'title'>,
  { naming }: Pick<Side, 'naming'>,
): string {
  return nameWith(naming, title, id);
}

/** A document by its id, as people call it. */
export function nameOfDocument(id: string, { naming, release }: Pick<Side, 'naming' | 'release'>): string {
  const document = release.documents.get(id);
  return nameWith(naming, document && titleOfDocument(document), id);
}

function fieldAt(fields: ReadonlyMap<string, Field>, path: string): Field | undefined {
  const [root, name = '', ...rest] = path.split('.');
  return root === 'answers' && rest.length === 0 ? fields.get(name) : undefined;
}
