import { pointerOf } from '../../base/json/json-pointer.ts';
import type { TypedCall } from '../types/operator-declaration.ts';
import type { RuleType } from '../types/rule-type.ts';
import { refusedKeys } from '../values/property.ts';

/** Type of the object that `object` builds. */
export function objectTemplateType(parts: Readonly<Record<string, unknown>>, call: TypedCall): RuleType {
  return { kind: 'object', properties: objectTemplateTypes(parts, call), closed: true };
}

/**
 * Types of the properties of an object of templates.
 * @param pointer to the object, relative to the operator's value
 */
export function objectTemplateTypes(
  parts: Readonly<Record<string, unknown>>,
  call: TypedCall,
  pointer = '',
): Readonly<Record<string, RuleType>> {
  const properties: Record<string, RuleType> = {};
  for (const [name, part] of Object.entries(parts)) {
    if (refusedKeys.has(name)) {
      call.report(undefined, 'refused-key', `The key "${name}" is refused.`, 'Use another name.');
    } else properties[name] = call.template(part, pointer + pointerOf(name));
  }
  return properties;
}
