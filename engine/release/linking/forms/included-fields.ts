import type { Form } from '#schemas';
import { quoted } from '../../../base/json/describe-value.ts';
import { type Finding, takeOut } from '../../../base/json/finding.ts';
import { pointerOf } from '../../../base/json/json-pointer.ts';
import { advise } from '../../../base/problems/suggest.ts';
import { changedField } from './changed-field.ts';
import { type FindForm, type Inclusion, includedForms } from './form-entries.ts';
import type { PlacedField } from './placed-field.ts';

/** The form that includes another. */
export interface Including {
  readonly form: Form;
  readonly findForm: FindForm;
  /** The linked fields of a form. */
  readonly fieldsOf: (form: Form) => readonly PlacedField[];
  /** Receives findings by pointer into the form as written. */
  readonly report: (finding: Finding) => void;
}

/** The fields of an inclusion; empty for a missing form, which the check of references reports. */
export function includedFields(inclusion: Inclusion, including: Including): readonly PlacedField[] {
  const { entry, pointer } = inclusion;
  const { findForm, report } = including;
  const part = partOf(entry.include, `${pointer}/include`, including);
  if (part === undefined) return [];
  const fields = fieldsOfPart(part, including);
  if (isWhole(part, findForm))
    for (const finding of unknownNames(inclusion, [...fields.keys()])) report(finding);
  return (entry.only ?? [...fields.keys()]).flatMap((name) => {
    const placed = fields.get(name);
    if (placed === undefined) return [];
    const change = entry.change !== undefined && Object.hasOwn(entry.change, name) && entry.change[name];
    return change ? changedField(placed, change, pointer + pointerOf('change', name), report) : placed;
  });
}

/** The field of another form that a field is like; undefined for a missing one, which is reported. */
export function fieldOfForm(
  { like, of }: { readonly like: string; readonly of: string },
  pointer: string,
  including: Including,
): PlacedField | undefined {
  const part = partOf(of, `${pointer}/of`, including);
  if (part === undefined) return undefined;
  const fields = fieldsOfPart(part, including);
  const found = fields.get(like);
  if (found === undefined && isWhole(part, including.findForm)) {
    const message = `The form ${quoted(of)} has no field ${quoted(like)}.`;
    const help = advise(like, [...fields.keys()]);
    including.report({ code: 'unknown-reference', pointer: `${pointer}/like`, message, help });
  }
  return found;
}

/** A form that another takes fields of; undefined where it is missing, or takes fields of the other in turn. */
function partOf(id: string, pointer: string, { form, findForm, report }: Including): Form | undefined {
  const part = findForm(id);
  if (part === undefined) return undefined;
  if (part.id !== form.id && !includedForms(part, findForm).has(form.id)) return part;
  const way = part.id === form.id ? '' : ` by way of ${quoted(part.id)}`;
  const message = `The form ${quoted(form.id)} includes itself${way}.`;
  const help = 'Put the fields that both need into a form of their own, and include that.';
  report({ code: 'circular-forms', pointer, message, help });
  return undefined;
}

function fieldsOfPart(part: Form, { fieldsOf }: Including): ReadonlyMap<string, PlacedField> {
  return new Map(fieldsOf(part).map((placed) => [placed.field.name, written(placed, part.id)]));
}

/** Whether every form that a form includes, directly or indirectly, is known. */
function isWhole(form: Form, findForm: FindForm): boolean {
  return [...includedForms(form, findForm).values()].every((included) => included !== undefined);
}

/** The field as seen from the including form: written in another document. */
function written(placed: PlacedField, document: string): PlacedField {
  const { origins, defaults } = placed;
  return {
    ...placed,
    origins: new Map([...origins].map(([at, origin]) => [at, { document, ...origin }])),
    defaults: defaults.map(({ said, origin }) => ({ said, origin: { document, ...origin } })),
  };
}

function* unknownNames({ entry, pointer }: Inclusion, known: readonly string[]): Iterable<Finding> {
  const named = [
    ...(entry.only ?? []).map((name, index) => ({ name, at: pointerOf('only', index), part: undefined })),
    ...Object.keys(entry.change ?? {}).map((name) => ({
      name,
      at: pointerOf('change', name),
      part: 'key' as const,
    })),
  ];
  for (const { name, at, part } of named) {
    if (known.includes(name)) continue;
    yield {
      code: 'unknown-reference',
      pointer: pointer + at,
      ...(part && { part }),
      message: `The form ${quoted(entry.include)} has no field ${quoted(name)}.`,
      help: advise(name, known),
    };
  }
  for (const [name, change] of Object.entries(entry.change ?? {})) {
    if (!Object.hasOwn(change, 'name')) continue;
    const message = 'The name of an included field stays what it is: rules read the answer by it.';
    const at = pointer + pointerOf('change', name, 'name');
    const fix = takeOut('Take "name" out', at);
    yield { code: 'refused-key', pointer: at, part: 'key', message, help: 'Take it out.', fix };
  }
}
