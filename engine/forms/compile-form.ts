import type { Field, Form, Rule } from '#schemas';
import type { Answers, JsonValue } from '../base/values/answers.ts';
import { type CompiledRule, compileRule } from '../rules/evaluation/compile.ts';
import { compileOptional } from '../rules/evaluation/condition.ts';
import type { CompiledTemplate } from '../rules/evaluation/template.ts';
import { followReads, namesRead } from '../rules/notation/reads.ts';
import { textRule } from '../rules/texts/text-rows.ts';
import type { RuleType } from '../rules/types/rule-type.ts';
import { answerChecks } from './answer-checks.ts';
import { answerType, compileFit } from './answer-type.ts';
import type { AnswerCheck } from './answers/limits.ts';
import { itemFields, itemsOf } from './answers/list-items.ts';
import { answerNames, defaultOf, requiredOf } from './answers/questions.ts';
import { type CompiledOptions, compileOptions, exclusiveIds, type FindOptions } from './field-options.ts';
import { fieldRules } from './field-rules.ts';
import { compileView, repetitionOf } from './field-view.ts';
import { compileWords } from './field-words.ts';
import { declarationOf } from './fields/field-registry.ts';

interface CompiledCheck {
  readonly that: CompiledRule;
  /** Undefined for a limit for which the field has no message. */
  readonly message: CompiledRule | undefined;
  /** Message of a limit in the error summary, if it differs. */
  readonly summary: CompiledRule | undefined;
  /** The keyword of a limit; undefined for a check that the author wrote. */
  readonly keyword: AnswerCheck['keyword'];
  /** Checked only after the step has been submitted. */
  readonly onceSent: boolean;
}

/** A field with its rules compiled. */
export interface CompiledField {
  readonly field: Field;
  readonly type: RuleType;
  /** Whether an answer has the field's type, and combines no choice that excludes the others. */
  readonly fits: (answer: JsonValue) => boolean;
  readonly when: CompiledRule | undefined;
  readonly required: CompiledRule | undefined;
  readonly checks: readonly CompiledCheck[];
  /** Undefined for a field without choices. */
  readonly options: CompiledOptions | undefined;
  /** The computed parts of the field; undefined when there are none. */
  readonly view: CompiledTemplate | undefined;
  /** Its texts that formulas give; undefined when there are none. */
  readonly words: CompiledTemplate | undefined;
  /** For a list: the questions of its items. */
  readonly items: CompiledItems | undefined;
  /** Names of its answers. */
  readonly names: readonly string[];
  /** Names of the answers that its rules read, directly or through facts, decisions and functions. */
  readonly reads: ReadonlySet<string>;
}

/** The questions of a list's items, whose rules read the item as `item`. */
interface CompiledItems {
  readonly form: CompiledForm;
  /** Heading of an item. */
  readonly title: CompiledRule;
}

/** A fact or a field. Nodes are ordered so that each comes after everything its rules read. */
type FormNode =
  | {
      readonly node: 'fact';
      readonly name: string;
      readonly rule: CompiledRule;
      /** The answers and facts that its rule reads, directly or through decisions and functions. */
      readonly reads: readonly Read[];
    }
  | { readonly node: 'field'; readonly name: string; readonly compiled: CompiledField };

/** An answer or a fact that a rule reads; without a name, all of them. */
export interface Read {
  readonly root: 'answers' | 'facts';
  readonly name: string | undefined;
}

export interface CompiledForm {
  readonly id: string;
  /** In order of appearance. */
  readonly fields: readonly CompiledField[];
  /** In order of dependency. */
  readonly order: readonly FormNode[];
  /** Names of the answers that rules of some field read. */
  readonly read: ReadonlySet<string>;
  /** Default answers, by name. */
  readonly defaults: Answers;
}

/** Looks up the documents that a form may name. */
export interface FormDocuments {
  readonly options: FindOptions;
  /** A decision or function document, to follow the paths that it reads. */
  readonly decision: (id: string) => unknown;
}

/**
 * Compiles a checked form.
 * @param facts the facts of the journey the form is used in, by name
 */
export function compileForm(
  form: Form,
  facts: { readonly [name: string]: Rule },
  documents: FormDocuments,
): CompiledForm {
  return compileFields(form, facts, documents, 'answers');
}

/** @param root of the answers in the rules of the fields: `item` for the questions of an item */
function compileFields(
  form: Form,
  facts: { readonly [name: string]: Rule },
  documents: FormDocuments,
  root: 'answers' | 'item',
): CompiledForm {
  const fields = form.fields.map((field) => ({
    ...compileField(field, documents.options),
    items: compileItems(field, form, facts, documents),
    reads: answersRead(field, form, facts, documents, root),
  }));
  return {
    id: form.id,
    fields,
    order: evaluationOrder(fields, root === 'answers' ? facts : {}, documents, root),
    read: new Set(fields.flatMap(({ reads }) => [...reads])),
    defaults: defaultAnswers(fields),
  };
}

function compileItems(
  field: Field,
  form: Form,
  facts: { readonly [name: string]: Rule },
  documents: FormDocuments,
): CompiledItems | undefined {
  const declared = itemsOf(field);
  return (
    declared && {
      form: compileFields({ ...form, fields: [...declared.fields(field)] }, facts, documents, 'item'),
      title: compileRule(declared.title(field)),
    }
  );
}

function defaultAnswers(fields: readonly CompiledField[]): Answers {
  const defaults: { [field: string]: JsonValue } = {};
  for (const { field } of fields) {
    const standsIn = defaultOf(field);
    if (standsIn !== undefined) defaults[field.name] = standsIn;
  }
  return defaults;
}

/** A field with its rules compiled; without what it reads through facts, and without the questions of items. */
export function compileField(field: Field, findOptions: FindOptions): Omit<CompiledField, 'reads'> {
  const type = answerType(field, findOptions);
  return {
    field,
    type,
    fits: fitOf(field, type, exclusiveIds(field, findOptions)),
    // The condition of a repeated field is evaluated for each element.
    when: repetitionOf(field) ? undefined : compileOptional(field.when),
    required: compileOptional(requiredOf(field)),
    checks: answerChecks(field).map((check) => ({
      that: compileRule(check.that),
      message: compileOptional(check.message && textRule(check.message)),
      summary: compileOptional(check.summary),
      keyword: check.keyword,
      onceSent: check.onceSent === true,
    })),
    options: compileOptions(field, findOptions),
    view: compileView(field),
    words: compileWords(field),
    items: undefined,
    names: answerNames(field),
  };
}

function fitOf(
  field: Field,
  type: RuleType,
  exclusive: ReturnType<typeof exclusiveIds>,
): CompiledField['fits'] {
  const { answer: declared } = declarationOf(field);
  const fits = compileFit(type, exclusive);
  return declared?.fault ? (answer) => fits(answer) && declared.fault?.(answer, field) === undefined : fits;
}

/**
 * Orders facts and fields so that each comes after those its value or relevance depends on; otherwise facts
 * first, then fields in order of appearance. The check of a release refuses cycles; here the edge that closes
 * one is ignored.
 */
function evaluationOrder(
  fields: readonly CompiledField[],
  facts: { readonly [name: string]: Rule },
  { decision }: FormDocuments,
  root: 'answers' | 'item',
): readonly FormNode[] {
  const readBy = (rule: Rule | undefined) => [...followReads([rule], { facts: {}, decision }).paths];
  const nodes = new Map<string, { readonly node: FormNode; readonly reads: readonly string[] }>();
  for (const [name, rule] of Object.entries(facts)) {
    const reads = readBy(rule);
    nodes.set(`facts.${name}`, {
      node: { node: 'fact', name, rule: compileRule(rule), reads: reads.flatMap(readIn) },
      reads,
    });
  }
  const holders = new Map<string, string>();
  for (const compiled of fields) {
    const key = `${root}.${compiled.field.name}`;
    for (const name of compiled.names) holders.set(`${root}.${name}`, key);
    // An answer of an item counts only while its question is relevant.
    const asked = itemFields(compiled.field).map((field) => field.when);
    const when = compiled.when === undefined ? [] : [compiled.field.when];
    nodes.set(key, {
      node: { node: 'field', name: compiled.field.name, compiled },
      reads: [...when, ...asked].flatMap(readBy),
    });
  }
  const ordered: FormNode[] = [];
  const seen = new Set<string>();
  const place = (key: string): void => {
    const entry = nodes.get(key);
    if (!entry || seen.has(key)) return;
    seen.add(key);
    for (const path of entry.reads) {
      const read = rootAndName(path);
      place(holders.get(read) ?? read);
    }
    ordered.push(entry.node);
  };
  for (const key of nodes.keys()) place(key);
  return ordered;
}

/**
 * The answer or fact that a path reads; none for a path of another root. The state of a section depends on all answers of
 * its steps, so whatever reads it is evaluated again.
 */
function readIn(path: string): readonly Read[] {
  const [root, name] = path.split('.', 2);
  if (root === 'section') return [{ root: 'answers', name: undefined }];
  return root === 'answers' || root === 'facts' ? [{ root, name }] : [];
}

/** Keeps the first two parts of a path: `answers.address.town` reads `answers.address`. */
function rootAndName(path: string): string {
  return path.split('.', 2).join('.');
}

/** The answers that the rules of a field read, directly or through facts and decisions. What a list shows depends on its own. */
function answersRead(
  field: Field,
  form: Form,
  facts: { readonly [name: string]: Rule },
  { options, decision }: FormDocuments,
  root: 'answers' | 'item',
): ReadonlySet<string> {
  const { paths } = followReads(fieldRules(field, options), { facts, decision });
  const read = namesRead(paths, root) ?? new Set(form.fields.map(({ name }) => name));
  return itemsOf(field) ? new Set([...read, field.name]) : read;
}
