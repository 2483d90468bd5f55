import type { EveryField, Form, Types } from '#schemas';
import type { Finding } from '../../../base/json/finding.ts';
import { pointerOf } from '../../../base/json/json-pointer.ts';
import { memoize } from '../../../rules/runtime/memoize.ts';
import { asWritten, type Origin, type Origins } from '../origins.ts';
import { completeFields, hasUnfinishedMessages } from './complete-fields.ts';
import { entriesOf, type FormUse, formUsesOf, includedForms, isField } from './form-entries.ts';
import { type FormSurroundings, gatherFields } from './gather-fields.ts';
import { hasOptionTexts, withOptionQuestions } from './option-questions.ts';

/** A form that contains only fields, each complete. */
export interface LinkedForm {
  readonly form: Form;
  /** Origins of its parts; under `asWritten`, the form as it was written. */
  readonly origins: Origins;
  /** Where it takes fields of other forms. */
  readonly uses: readonly FormUse[];
  /** Findings by pointer into the linked form. */
  readonly findings: readonly Finding[];
}

interface Known {
  readonly everyField: EveryField | undefined;
  readonly parts: ReadonlyMap<string, Form | undefined>;
  readonly types: ReadonlyMap<string, Types | undefined>;
  readonly linked: LinkedForm;
}

const known = new WeakMap<Form, Known>();

/** Links a form. Memoized by the form and by the forms and types that it names. */
export function linkForm(form: Form, surroundings: FormSurroundings): LinkedForm {
  if (surroundings.site?.everyField === undefined && isPlain(form))
    return { form, origins: new Map(), uses: [], findings: [] };
  const last = known.get(form);
  if (last && isCurrent(last, surroundings)) return last.linked;
  const fresh = linkAnew(form, surroundings);
  known.set(form, fresh);
  return fresh.linked;
}

/** Whether a form needs no linking: only fields, no `everyField`, no texts of options, no insertions. */
const isPlain = memoize((form: Form): boolean => {
  const isWhole = entriesOf(form).every(isField) && form.everyField === undefined;
  return isWhole && !form.fields.some((field) => hasUnfinishedMessages(field) || hasOptionTexts(field));
});

function isCurrent(
  { everyField, parts, types }: Known,
  { findForm, library, site }: FormSurroundings,
): boolean {
  return (
    everyField === site?.everyField &&
    [...parts].every(([id, part]) => findForm(id) === part) &&
    [...types].every(([id, document]) => library().documentOf(id) === document)
  );
}

function linkAnew(form: Form, surroundings: FormSurroundings): Known {
  const { findForm, library, site } = surroundings;
  const findings: Finding[] = [];
  const gathered = gatherFields(form, surroundings, new Map(), (finding) =>
    findings.push({ ...finding, pointer: asWritten + finding.pointer }),
  );
  const all = gathered.flatMap(withOptionQuestions);
  const { fields, madeOf, findings: further } = completeFields(form, all, library);
  const origins = new Map<string, Origin>([[asWritten, { pointer: '' }]]);
  for (const [index, { origins: parts }] of fields.entries()) {
    for (const [at, origin] of parts) origins.set(pointerOf('fields', index) + at, origin);
  }
  const { everyField: _, ...rest } = form;
  const linked: LinkedForm = {
    form: { ...rest, fields: fields.map(({ field }) => field) },
    origins,
    uses: formUsesOf(form),
    findings: [...findings, ...further],
  };
  return {
    linked,
    everyField: site?.everyField,
    parts: includedForms(form, findForm),
    types: new Map([...madeOf].map((id) => [id, library().documentOf(id)])),
  };
}
