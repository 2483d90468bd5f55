import type { Field, FieldType } from '#schemas';
import { Fault } from '../../base/problems/fault.ts';
import { button } from './button/button.ts';
import { checkbox } from './checkbox/checkbox.ts';
import { checkboxGroup } from './checkbox-group/checkbox-group.ts';
import type { FieldDeclaration, FieldOf } from './field-declaration.ts';
import { humanCheck } from './human-check/human-check.ts';
import { notice } from './notice/notice.ts';
import { radioGroup } from './radio-group/radio-group.ts';
import { select } from './select/select.ts';
import { suggestInput } from './suggest-input/suggest-input.ts';
import { switchField } from './switch/switch.ts';
import { textArea } from './text-area/text-area.ts';
import { textInput } from './text-input/text-input.ts';
import { yesNo } from './yes-no/yes-no.ts';

/** Declarations of the field types that nearly every form has. */
const common = {
  button,
  checkbox,
  'checkbox-group': checkboxGroup,
  'human-check': humanCheck,
  notice,
  'radio-group': radioGroup,
  select,
  'suggest-input': suggestInput,
  switch: switchField,
  'text-area': textArea,
  'text-input': textInput,
  'yes-no': yesNo,
} satisfies { readonly [T in FieldType]?: FieldDeclaration<FieldOf<T>> };

/** A field type that few forms have. Its declaration comes with its component. */
export type RareFieldType = Exclude<FieldType, keyof typeof common>;

/** Declarations of field types in a browser: the common ones, and those of rare types that have come so far. */
export const fieldRegistry: { [type: string]: FieldDeclaration } = { ...common };

/** Adds the declaration of a rare type. Afterwards forms that have it can be compiled. */
export function addDeclaration(type: RareFieldType, declaration: FieldDeclaration): void {
  fieldRegistry[type] = declaration;
}

/** The declaration of a field's type. Throws a `Fault` if it is loaded late and has not been fetched. */
export function declarationOf({ type }: Field): FieldDeclaration {
  const declaration = fieldRegistry[type];
  if (!declaration) throw new Fault('misuse', `The declaration of "${type}" has not been fetched.`);
  return declaration;
}
