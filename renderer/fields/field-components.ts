import { Fault } from '#engine';
import type { Field, FieldType } from '#schemas';
import type { FieldComponent } from '../field-parts/field-props.ts';
import { infoPart } from '../field-parts/frame/info-part.ts';
import { richTextPart } from '../field-parts/rich-text/rich-text-part.ts';
import type { LatePart } from '../host/late-part.ts';
import { fieldRegistry, type NeedyComponent } from './registry.ts';

/** A component that accepts a field of any type; each is given only fields of its own type. */
type AnyComponent = FieldComponent<FieldType>;
type AnyEntry = AnyComponent | LatePart<AnyComponent> | NeedyComponent<FieldType>;

/** The components of types of fields that the site adds, as far as the forms of the page have them. */
export const siteFields = new Map<unknown, AnyComponent>();

/** The component of a field. Throws a `Fault` if it is loaded late and has not been fetched. */
export function componentOf(field: Field): AnyComponent {
  return ('shownAs' in field && siteFields.get(field.shownAs)) || baseComponentOf(field.type);
}

/** The product's component of a type of field. */
export function baseComponentOf(type: FieldType): AnyComponent {
  const { own } = entryOf(type);
  const component = 'fetch' in own ? own.here() : own;
  if (!component) throw new Fault('misuse', `The component of "${type}" has not been fetched.`);
  return component;
}

function entryOf(type: FieldType) {
  const entry = fieldRegistry[type] as unknown as AnyEntry;
  return 'needs' in entry ? { own: entry.component, needy: entry } : { own: entry };
}

/** The late parts that these fields need, without duplicates. */
export function lateParts(fields: readonly Field[]): readonly LatePart<unknown>[] {
  return [...new Set(fields.flatMap(latePartsOf))];
}

function latePartsOf(field: Field): readonly LatePart<unknown>[] {
  const { own, needy } = entryOf(field.type);
  return [
    ...('fetch' in own ? [own] : []),
    ...('info' in field ? [infoPart] : []),
    ...('hintHtml' in field || 'html' in field ? [richTextPart] : []),
    ...('fields' in field ? field.fields.flatMap(latePartsOf) : []),
    ...(needy?.needs(field) ?? []),
  ];
}
