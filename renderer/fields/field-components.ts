import { Fault } from '#engine';
import type { Field, FieldType } from '#schemas';
import { isServer, type LatePart } from '../host/late-part.ts';
import type { FieldComponent } from './field-props.ts';
import { infoPart } from './info-part.ts';
import { maskingPart } from './masking-part.ts';
import { fieldRegistry } from './registry.ts';
import { searchPart } from './suggest-input/search-part.ts';

/** What a field of any type is shown with: it is given the field that its type asks for. */
type AnyComponent = FieldComponent<FieldType>;

/** The component of a type of field. Throws a `Fault` when it comes late and has not been fetched. */
export function componentOf(type: FieldType): AnyComponent {
  const entry = fieldRegistry[type] as unknown as AnyComponent | LatePart<AnyComponent>;
  const component = 'fetch' in entry ? entry.here() : entry;
  if (!component) throw new Fault('misuse', `The component of "${type}" has not been fetched.`);
  return component;
}

/** The late parts that these fields need, each once. */
export function lateParts(fields: readonly Field[]): readonly LatePart<unknown>[] {
  return [...new Set(fields.flatMap(latePartsOf))];
}

function latePartsOf(field: Field): readonly LatePart<unknown>[] {
  const entry = fieldRegistry[field.type];
  return [
    ...('fetch' in entry ? [entry] : []),
    ...('info' in field ? [infoPart] : []),
    ...(field.type === 'text-input' && field.mask !== undefined ? [maskingPart] : []),
    ...(isServer && field.type === 'suggest-input' && field.suggestions.searchLabel !== undefined
      ? [searchPart]
      : []),
  ];
}
