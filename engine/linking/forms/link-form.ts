import type { Form, FormEntry } from '#schemas';
import { quoted } from '../../documents/describe-value.ts';
import type { Finding } from '../../documents/finding.ts';
import { pointerOf } from '../../documents/json-pointer.ts';
import { asWritten, type Origin, type Origins } from '../origins.ts';
import {
  entriesOf,
  type FindForm,
  type Inclusion,
  includedForms,
  inclusionsOf,
  isField,
  isGroup,
} from './form-entries.ts';
import { type Including, includedFields } from './included-fields.ts';
import { type PlacedField, withCondition } from './placed-field.ts';

/** A form that has nothing but fields, each with all that holds for it. */
export interface LinkedForm {
  readonly form: Form;
  /** Where its parts are written; under `asWritten` also the form as it was written. */
  readonly origins: Origins;
  readonly inclusions: readonly Inclusion[];
  /** What is wrong with it, by pointer into the form as it is written. */
  readonly findings: readonly Finding[];
}

interface Known {
  readonly parts: ReadonlyMap<string, Form | undefined>;
  readonly linked: LinkedForm;
}

const known = new WeakMap<Form, Known>();

/** Links a form; the same object for the same form and the same forms that it includes. */
export function linkForm(form: Form, findForm: FindForm): LinkedForm {
  if (entriesOf(form).every(isField)) return { form, origins: new Map(), inclusions: [], findings: [] };
  const last = known.get(form);
  if (last && [...last.parts].every(([id, part]) => findForm(id) === part)) return last.linked;
  const linked = linkAnew(form, findForm);
  known.set(form, { parts: includedForms(form, findForm), linked });
  return linked;
}

function linkAnew(form: Form, findForm: FindForm): LinkedForm {
  const findings: Finding[] = [];
  const fields = fieldsOf(form, findForm, new Map(), (finding) => findings.push(finding));
  const origins = new Map<string, Origin>([[asWritten, { pointer: '' }]]);
  for (const [index, { origins: parts }] of fields.entries()) {
    for (const [at, origin] of parts) origins.set(pointerOf('fields', index) + at, origin);
  }
  return {
    form: { ...form, fields: fields.map(({ field }) => field) },
    origins,
    inclusions: inclusionsOf(form),
    findings,
  };
}

/** @param parts fields of included forms, each gathered once; what is wrong with those is told of them alone */
function fieldsOf(
  form: Form,
  findForm: FindForm,
  parts: Map<Form, readonly PlacedField[]>,
  report: (finding: Finding) => void,
): readonly PlacedField[] {
  const ofPart = (part: Form): readonly PlacedField[] => {
    const gathered = parts.get(part) ?? fieldsOf(part, findForm, parts, () => undefined);
    parts.set(part, gathered);
    return gathered;
  };
  const including: Including = { form, findForm, fieldsOf: ofPart, report };
  const names = new Set<string>();
  const fields: PlacedField[] = [];
  for (const { placed, inclusion } of gather(entriesOf(form), '/fields', including)) {
    const { name } = placed.field;
    if (inclusion && names.has(name)) report(broughtTwice(name, inclusion));
    else fields.push(placed);
    names.add(name);
  }
  return fields;
}

interface Gathered {
  readonly placed: PlacedField;
  /** Of a field of another form. */
  readonly inclusion?: Inclusion;
}

function* gather(entries: readonly FormEntry[], pointer: string, including: Including): Iterable<Gathered> {
  for (const [index, entry] of entries.entries()) {
    const at = pointer + pointerOf(index);
    const origin = { pointer: `${at}/when` };
    if (isField(entry)) yield { placed: { field: entry, origins: new Map([['', { pointer: at }]]) } };
    else if (isGroup(entry)) {
      for (const { placed, ...rest } of gather(entry.fields, `${at}/fields`, including))
        yield { ...rest, placed: withCondition(placed, entry.when, origin) };
    } else {
      const inclusion = { entry, pointer: at };
      for (const placed of includedFields(inclusion, including)) {
        const conditional = entry.when === undefined ? placed : withCondition(placed, entry.when, origin);
        yield { placed: conditional, inclusion };
      }
    }
  }
}

function broughtTwice(name: string, { entry, pointer }: Inclusion): Finding {
  return {
    code: 'duplicate-field',
    pointer: `${pointer}/include`,
    message: `The form has a field ${quoted(name)} already; ${quoted(entry.include)} brings another.`,
    help: 'Give one of the two another name, or name in "only" the fields that are wanted.',
  };
}
