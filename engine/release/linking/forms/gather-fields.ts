import type { Field, Form, FormEntry, Site } from '#schemas';
import { quoted } from '../../../base/json/describe-value.ts';
import type { Finding } from '../../../base/json/finding.ts';
import { pointerOf } from '../../../base/json/json-pointer.ts';
import type { TypeLibrary } from '../../../value-types/type-library.ts';
import { fieldLike } from './field-like.ts';
import { entriesOf, type FindForm, type Inclusion, isField, isGroup, isLike } from './form-entries.ts';
import { type Including, includedFields } from './included-fields.ts';
import { type PlacedField, withCondition } from './placed-field.ts';

/** The documents that forms are linked with. */
export interface FormSurroundings {
  readonly findForm: FindForm;
  /** Called only when a message depends on a type. */
  readonly library: () => TypeLibrary;
  /** The site, whose defaults every field has. */
  readonly site?: Site | undefined;
}

/**
 * The fields of a form in order: its own, those of groups with their conditions, copies of earlier fields,
 * and those of included forms.
 *
 * @param parts memoized fields of included forms, whose findings are reported for those forms only
 */
export function gatherFields(
  form: Form,
  surroundings: Pick<FormSurroundings, 'findForm' | 'site'>,
  parts: Map<Form, readonly PlacedField[]>,
  report: (finding: Finding) => void,
): readonly PlacedField[] {
  const ofPart = (part: Form): readonly PlacedField[] => {
    const gathered = parts.get(part) ?? gatherFields(part, surroundings, parts, () => undefined);
    parts.set(part, gathered);
    return gathered;
  };
  const { findForm, site } = surroundings;
  const gathering: Gathering = { form, findForm, site, fieldsOf: ofPart, report, earlier: new Map() };
  const names = new Set<string>();
  const fields: PlacedField[] = [];
  for (const { placed, inclusion } of gather(entriesOf(form), '/fields', gathering)) {
    const { name } = placed.field;
    if (inclusion && names.has(name)) report(broughtTwice(name, inclusion));
    else fields.push(placed);
    names.add(name);
  }
  return fields;
}

interface Gathering extends Including, Pick<FormSurroundings, 'site'> {
  /** The fields so far, without the conditions of groups and inclusions. */
  readonly earlier: Map<string, PlacedField>;
}

interface Gathered {
  readonly placed: PlacedField;
  /** Set for a field of an included form. */
  readonly inclusion?: Inclusion;
}

function* gather(entries: readonly FormEntry[], pointer: string, gathering: Gathering): Iterable<Gathered> {
  const { earlier } = gathering;
  for (const [index, entry] of entries.entries()) {
    const at = pointer + pointerOf(index);
    const origin = { pointer: `${at}/when` };
    if (isGroup(entry)) {
      for (const { placed, ...rest } of gather(entry.fields, `${at}/fields`, gathering))
        yield { ...rest, placed: withCondition(placed, entry.when, origin) };
    } else if (isField(entry) || isLike(entry)) {
      const placed = isField(entry)
        ? placedField(entry, at, gathering)
        : fieldLike(entry, at, earlier, gathering);
      if (placed === undefined) continue;
      earlier.set(placed.field.name, placed);
      yield { placed };
    } else {
      const inclusion = { entry, pointer: at };
      for (const placed of includedFields(inclusion, gathering)) {
        earlier.set(placed.field.name, placed);
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

function placedField(field: Field, pointer: string, { form, site }: Gathering): PlacedField {
  const written = [form, site].flatMap((document) => {
    if (document?.everyField === undefined) return [];
    const origin = { pointer: '/everyField', ...(document !== form && { document: document.id }) };
    return [{ said: document.everyField, origin }];
  });
  return { field, origins: new Map([['', { pointer }]]), defaults: written };
}
