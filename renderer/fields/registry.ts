import type { FieldType } from '#schemas';
import { type LatePart, latePart } from '../host/late-part.ts';
import { CheckboxGroup } from './checkbox-group/checkbox-group.tsx';
import type { FieldComponent } from './field-props.ts';
import { HumanCheck } from './human-check/human-check.tsx';
import { RadioGroup } from './radio-group/radio-group.tsx';
import { Select } from './select/select.tsx';
import { SuggestInput } from './suggest-input/suggest-input.tsx';
import { TextArea } from './text-area/text-area.tsx';
import { TextInput } from './text-input/text-input.tsx';

/**
 * The component of every type of field. A type without a component does not compile. What few forms have comes late, with
 * the first form that has it.
 */
export const fieldRegistry: { readonly [T in FieldType]: FieldComponent<T> | LatePart<FieldComponent<T>> } = {
  button: latePart(() => import('./button/button.tsx').then((module) => module.Button)),
  checkbox: latePart(() => import('./checkbox/checkbox.tsx').then((module) => module.Checkbox)),
  'checkbox-group': CheckboxGroup,
  'choice-cards': latePart(() =>
    import('./choice-cards/choice-cards.tsx').then((module) => module.ChoiceCards),
  ),
  'human-check': HumanCheck,
  'look-up-input': latePart(() =>
    import('./look-up-input/look-up-input.tsx').then((module) => module.LookUpInput),
  ),
  notice: latePart(() => import('./notice/notice.tsx').then((module) => module.Notice)),
  'radio-group': RadioGroup,
  select: Select,
  stepper: latePart(() => import('./stepper/stepper.tsx').then((module) => module.Stepper)),
  'suggest-input': SuggestInput,
  switch: latePart(() => import('./switch/switch.tsx').then((module) => module.Switch)),
  table: latePart(() => import('./table/table.tsx').then((module) => module.Table)),
  'text-area': TextArea,
  'text-input': TextInput,
};
