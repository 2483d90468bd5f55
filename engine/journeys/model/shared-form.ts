import type { Form } from '#schemas';
import { type CompiledForm, compileForm, type FormDocuments } from '../../forms/compile-form.ts';
import { inlineOptions } from '../../forms/inline-options.ts';
import { memoize } from '../../rules/runtime/memoize.ts';
import { factRules } from './fact-rules.ts';

type Facts = ReturnType<typeof factRules>;

/** The rules of a journey's facts, the same object each time. */
export const factsOf = memoize(factRules);

/** Compiles a form with its options in it. */
function compileInline(form: Form, facts: Facts, documents: FormDocuments): CompiledForm {
  return compileForm(inlineOptions(form, documents.options), facts, documents);
}

/** A compiled form with what it was made of. */
interface SharedForm {
  readonly compiled: CompiledForm;
  readonly facts: Facts;
  readonly options: ReadonlyMap<string, ReturnType<FormDocuments['options']>>;
  readonly decisions: ReadonlyMap<string, unknown>;
}

const sharedForms = new WeakMap<Form, SharedForm>();

/** Compiles a form once for all journeys of equal facts, as long as the documents that it names are the same. */
export function sharedForm(form: Form, facts: Facts, documents: FormDocuments): CompiledForm {
  const known = sharedForms.get(form);
  if (
    known?.facts === facts &&
    [...known.options].every(([id, options]) => documents.options(id) === options) &&
    [...known.decisions].every(([id, decision]) => documents.decision(id) === decision)
  )
    return known.compiled;
  const options: Map<string, ReturnType<FormDocuments['options']>> = new Map();
  const decisions = new Map<string, unknown>();
  const compiled = compileInline(form, facts, {
    options(id) {
      const found = documents.options(id);
      options.set(id, found);
      return found;
    },
    decision(id) {
      const found = documents.decision(id);
      decisions.set(id, found);
      return found;
    },
  });
  sharedForms.set(form, { compiled, facts, options, decisions });
  return compiled;
}
