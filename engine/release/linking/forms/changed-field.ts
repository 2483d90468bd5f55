import type { Field } from '#schemas';
import type { Finding } from '../../../base/json/finding.ts';
import { pointerOf } from '../../../base/json/json-pointer.ts';
import { withBaseType, withOwnType } from '../../../documents/field-extensions.ts';
import { validateWritten } from '../../../documents/module-extensions.ts';
import { describeSchemaError } from '../../../documents/schema-errors/describe-schema-error.ts';
import { selectSchemaErrors } from '../../../documents/schema-errors/select-schema-errors.ts';
import { isPlainObject } from '../../../rules/values/property.ts';
import { type Origin, originOf } from '../origins.ts';
import { isWithin, type PlacedField } from './placed-field.ts';

const lists: readonly string[] = ['messages', 'summaryMessages'];

/** Whether a change of the property replaces only the given texts. */
export function isListOfTexts(property: string): boolean {
  return lists.includes(property);
}

/**
 * A field with changed properties. If the result would not be a valid field, reports that and keeps the
 * original.
 *
 * @param pointer to the change in the including form
 */
export function changedField(
  placed: PlacedField,
  change: { readonly [property: string]: unknown },
  pointer: string,
  report: (finding: Finding) => void,
): PlacedField {
  const { field, origins } = placed;
  const parts: { [property: string]: unknown } = { ...withOwnType(field) };
  const places = new Map<string, Origin>(origins);
  for (const [property, part] of Object.entries(change)) {
    const at = pointerOf(property);
    const before = parts[property];
    if (isListOfTexts(property) && isPlainObject(part) && isPlainObject(before)) {
      parts[property] = { ...before, ...part };
      for (const name of Object.keys(part))
        places.set(at + pointerOf(name), { pointer: pointer + at + pointerOf(name) });
    } else {
      parts[property] = part;
      for (const place of places.keys()) if (isWithin(place, at)) places.delete(place);
      places.set(at, { pointer: pointer + at });
    }
  }
  const changed = { ...placed, field: parts as unknown as Field, origins: places };
  const findings = schemaFindings(changed, pointer);
  for (const finding of findings) report(finding);
  return findings.length === 0 ? { ...changed, field: withBaseType(changed.field) } : placed;
}

function schemaFindings({ field, origins }: PlacedField, pointer: string): readonly Finding[] {
  if (validateWritten({ kind: 'form', id: 'changed', schemaVersion: 2, fields: [field] })) return [];
  return selectSchemaErrors(validateWritten.errors ?? []).map((error) => {
    const finding = describeSchemaError(error);
    const origin = originOf(origins, finding.pointer.slice('/fields/0'.length));
    return {
      ...finding,
      pointer: origin === undefined || origin.document !== undefined ? pointer : origin.pointer,
    };
  });
}
