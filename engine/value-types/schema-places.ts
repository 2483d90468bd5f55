import type { Document, Field, ValueSchema } from '#schemas';
import { pointerOf } from '../base/json/json-pointer.ts';

/** Returns the replacement of a schema; the pointer is in the document. */
export type ChangeSchema = (written: ValueSchema, pointer: string) => ValueSchema;

/** Kinds of documents in which schemas may stand. */
const kindsWithSchemas: ReadonlySet<Document['kind']> = new Set([
  'types',
  'decision',
  'function',
  'operation',
  'content',
  'form',
  'journey',
]);

/** Whether schemas may stand in a document. */
export function hasSchemas({ kind }: Document): boolean {
  return kindsWithSchemas.has(kind);
}

/** Replaces schemas, except the inputs of operations. Returns the same document if none changes. */
export function mapSchemas(document: Document, change: ChangeSchema): Document {
  switch (document.kind) {
    case 'types':
      return withPart(document, 'types', mapAll(document.types, '/types', change));
    case 'decision':
    case 'function': {
      const { input } = document;
      return input ? withPart(document, 'input', mapAll(input, '/input', change)) : document;
    }
    case 'operation': {
      const { response } = document;
      return response ? withPart(document, 'response', change(response, '/response')) : document;
    }
    case 'content': {
      const { itemType } = document;
      return itemType ? withPart(document, 'itemType', change(itemType, '/itemType')) : document;
    }
    case 'form':
      return withPart(document, 'fields', mapFields(document.fields, '/fields', change));
    case 'journey': {
      const { summary } = document;
      if (!summary) return document;
      const fields = mapFields(summary.fields, '/summary/fields', change);
      return withPart(document, 'summary', withPart(summary, 'fields', fields));
    }
    default:
      return document;
  }
}

type Schemas = Readonly<Record<string, ValueSchema>>;

function mapAll(schemas: Schemas, pointer: string, change: ChangeSchema): Schemas {
  const changed = Object.entries(schemas).map(
    ([name, schema]) => [name, change(schema, pointer + pointerOf(name))] as const,
  );
  return changed.every(([name, schema]) => schema === schemas[name]) ? schemas : Object.fromEntries(changed);
}

function mapFields<Each extends Field>(
  fields: readonly Each[],
  pointer: string,
  change: ChangeSchema,
): readonly Each[] {
  const changed = fields.map((field, index) => {
    const whole = withItemSchemas(field, pointer + pointerOf(index, 'fields'), change);
    if (!('value' in whole) || whole.value === undefined) return whole;
    return withPart(whole, 'value', change(whole.value, pointer + pointerOf(index, 'value')));
  });
  return changed.every((field, index) => field === fields[index]) ? fields : changed;
}

/** A field, or a list whose questions have other schemas. */
function withItemSchemas<Each extends Field>(field: Each, pointer: string, change: ChangeSchema): Each {
  if (!('fields' in field)) return field;
  const questions: readonly Field[] = field.fields;
  const changed = mapFields(questions, pointer, change);
  return changed === questions ? field : { ...field, fields: changed };
}

/** A copy with one property changed; the same object if the value is the same. */
export function withPart<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  name: Name,
  part: unknown,
): Whole {
  return whole[name] === part ? whole : { ...whole, [name]: part };
}
