import type { FieldType } from '#schemas';
import { Checkbox } from './checkbox/checkbox.tsx';
import { CheckboxGroup } from './checkbox-group/checkbox-group.tsx';
import type { FieldComponent } from './field-props.ts';
import { HumanCheck } from './human-check/human-check.tsx';
import { RadioGroup } from './radio-group/radio-group.tsx';
import { Select } from './select/select.tsx';
import { SuggestInput } from './suggest-input/suggest-input.tsx';
import { TextArea } from './text-area/text-area.tsx';
import { TextInput } from './text-input/text-input.tsx';

/** The component of every type of field. A type without a component does not compile. */
export const fieldRegistry: { readonly [T in FieldType]: FieldComponent<T> } = {
  checkbox: Checkbox,
  'checkbox-group': CheckboxGroup,
  'human-check': HumanCheck,
  'radio-group': RadioGroup,
  select: Select,
  'suggest-input': SuggestInput,
  'text-area': TextArea,
  'text-input': TextInput,
};
