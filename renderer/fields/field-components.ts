import { Fault } from '#engine';
import type { FieldType } from '#schemas';
import type { LatePart } from '../host/late-part.ts';
import type { FieldComponent } from './field-props.ts';
import { fieldRegistry } from './registry.ts';

/** What a field of any type is shown with: it is given the field that its type asks for. */
type AnyComponent = FieldComponent<FieldType>;

/** The component of a type of field. Throws a `Fault` when it comes late and has not been fetched. */
export function componentOf(type: FieldType): AnyComponent {
  const entry = fieldRegistry[type] as unknown as AnyComponent | LatePart<AnyComponent>;
  const component = 'fetch' in entry ? entry.here() : entry;
  if (!component) throw new Fault('misuse', `The component of "${type}" has not been fetched.`);
  return component;
}

/** The late components that fields of these types need, each once. */
export function lateComponents(types: Iterable<FieldType>): readonly LatePart<unknown>[] {
  return [...new Set(types)].flatMap((type) => {
    const entry = fieldRegistry[type];
    return 'fetch' in entry ? [entry] : [];
  });
}
