import type { Field, Form, Option, Rule } from '#schemas';
import { type CompiledRule, compileRule } from '../rules/compile.ts';
import { followReads, namesRead } from '../rules/reads.ts';

/** Looks up the options of an options document; undefined when there is none of that id. */
export type FindOptions = (id: string) => readonly Option[] | undefined;

export interface CompiledOption {
  readonly option: Option;
  readonly when: CompiledRule | undefined;
}

export interface CompiledCheck {
  readonly that: CompiledRule;
  readonly message: string;
}

/** A field with its rules compiled. */
export interface CompiledField {
  readonly field: Field;
  readonly when: CompiledRule | undefined;
  readonly required: CompiledRule | undefined;
  readonly checks: readonly CompiledCheck[];
  /** Undefined for a field without choices. */
  readonly options: readonly CompiledOption[] | undefined;
}

/** A fact or a field, in an order in which everything a rule reads has been settled before it. */
export type FormNode =
  | { readonly node: 'fact'; readonly name: string; readonly rule: CompiledRule }
  | { readonly node: 'field'; readonly name: string; readonly compiled: CompiledField };

export interface CompiledForm {
  readonly id: string;
  /** In order of appearance. */
  readonly fields: readonly CompiledField[];
  /** In order of dependency. */
  readonly order: readonly FormNode[];
  /** Names of the answers that some rule of the form reads, directly or through a fact or a decision. */
  readonly read: ReadonlySet<string>;
}

/** What a form may name: the options and the decisions of its release. */
export interface FormDocuments {
  readonly options: FindOptions;
  /** A decision document, for what it reads in turn. */
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
  const fields = form.fields.map((field) => compileField(field, documents.options));
  const rules = formRules(form, documents.options);
  const { paths } = followReads(rules, { facts, decision: documents.decision });
  return {
    id: form.id,
    fields,
    order: dependencyOrder(fields, facts, documents),
    read: namesRead(paths, 'answers') ?? new Set(form.fields.map(({ name }) => name)),
  };
}

function compileField(field: Field, findOptions: FindOptions): CompiledField {
  return {
    field,
    when: optionalRule(field.when),
    required: optionalRule(field.required),
    checks: (field.checks ?? []).map((check) => ({ that: compileRule(check.that), message: check.message })),
    options: fieldOptions(field, findOptions)?.map((option) => ({ option, when: optionalRule(option.when) })),
  };
}

function optionalRule(rule: Rule | undefined): CompiledRule | undefined {
  return rule === undefined ? undefined : compileRule(rule);
}

/** The choices of a field, inline or from an options document; undefined for a field without choices. */
export function fieldOptions(field: Field, findOptions: FindOptions): readonly Option[] | undefined {
  if (!('options' in field)) return undefined;
  return typeof field.options === 'string' ? findOptions(field.options) : field.options;
}

/**
 * Facts and fields so ordered that each comes after what its relevance, or its value, depends on;
 * otherwise facts first, then fields in order of appearance. Cycles are refused when a release is checked;
 * here the edge that closes one is passed over.
 */
function dependencyOrder(
  fields: readonly CompiledField[],
  facts: { readonly [name: string]: Rule },
  { decision }: FormDocuments,
): readonly FormNode[] {
  // Facts are nodes themselves; decisions are followed to what they read.
  const readsOf = (rule: Rule) => followReads([rule], { facts: {}, decision }).paths;
  const nodes = new Map<string, { readonly node: FormNode; readonly reads: Iterable<string> }>();
  for (const [name, rule] of Object.entries(facts)) {
    nodes.set(`facts.${name}`, {
      node: { node: 'fact', name, rule: compileRule(rule) },
      reads: readsOf(rule),
    });
  }
  for (const compiled of fields) {
    const reads = compiled.field.when === undefined ? [] : readsOf(compiled.field.when);
    nodes.set(`answers.${compiled.field.name}`, {
      node: { node: 'field', name: compiled.field.name, compiled },
      reads,
    });
  }
  const ordered: FormNode[] = [];
  const seen = new Set<string>();
  const place = (key: string): void => {
    const entry = nodes.get(key);
    if (!entry || seen.has(key)) return;
    seen.add(key);
    for (const path of entry.reads) place(rootAndName(path));
    ordered.push(entry.node);
  };
  for (const key of nodes.keys()) place(key);
  return ordered;
}

/** `answers.address.town` is read from the answer `answers.address`. */
function rootAndName(path: string): string {
  return path.split('.', 2).join('.');
}

/** Every rule that decides how the fields of a form stand. */
export function formRules(form: Form, findOptions: FindOptions): readonly Rule[] {
  const rules: (Rule | undefined)[] = form.fields.flatMap((field) => [
    field.when,
    field.required,
    ...(field.checks ?? []).map((check) => check.that),
    ...(fieldOptions(field, findOptions) ?? []).map((option) => option.when),
  ]);
  return rules.filter((rule) => rule !== undefined);
}
