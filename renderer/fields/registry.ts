import type { FieldType } from '#schemas';
import { Button } from './button/button.tsx';
import { Checkbox } from './checkbox/checkbox.tsx';
import { CheckboxGroup } from './checkbox-group/checkbox-group.tsx';
import { ChoiceCards } from './choice-cards/choice-cards.tsx';
import type { FieldComponent } from './field-props.ts';
import { HumanCheck } from './human-check/human-check.tsx';
import { LookUpInput } from './look-up-input/look-up-input.tsx';
import { Notice } from './notice/notice.tsx';
import { RadioGroup } from './radio-group/radio-group.tsx';
import { Select } from './select/select.tsx';
import { Stepper } from './stepper/stepper.tsx';
import { SuggestInput } from './suggest-input/suggest-input.tsx';
import { Switch } from './switch/switch.tsx';
import { Table } from './table/table.tsx';
import { TextArea } from './text-area/text-area.tsx';
import { TextInput } from './text-input/text-input.tsx';

/** The component of every type of field. A type without a component does not compile. */
export const fieldRegistry: { readonly [T in FieldType]: FieldComponent<T> } = {
  button: Button,
  checkbox: Checkbox,
  'checkbox-group': CheckboxGroup,
  'choice-cards': ChoiceCards,
  'human-check': HumanCheck,
  'look-up-input': LookUpInput,
  notice: Notice,
  'radio-group': RadioGroup,
  select: Select,
  stepper: Stepper,
  'suggest-input': SuggestInput,
  switch: Switch,
  table: Table,
  'text-area': TextArea,
  'text-input': TextInput,
};
