import type { FieldType } from '#schemas';
import { type LatePart, latePart } from '../host/late-part.ts';
import { CheckboxGroup } from './checkbox-group/checkbox-group.tsx';
import type { FieldComponent } from './field-props.ts';
import { HumanCheck } from './human-check/human-check.tsx';
import { RadioGroup } from './radio-group/radio-group.tsx';
import { Select } from './select/select.tsx';
import { smallPart } from './small-part.ts';
import { TextArea } from './text-area/text-area.tsx';
import { TextInput } from './text-input/text-input.tsx';

/**
 * The component of every type of field. A type without a component does not compile. What few forms have comes late, with
 * the first form that has it.
 */
export const fieldRegistry: { readonly [T in FieldType]: FieldComponent<T> | LatePart<FieldComponent<T>> } = {
  button: smallPart((module) => module.Button),
  checkbox: smallPart((module) => module.Checkbox),
  'checkbox-group': CheckboxGroup,
  'choice-cards': latePart(() =>
    import('./choice-cards/choice-cards.tsx').then((module) => module.ChoiceCards),
  ),
  'human-check': HumanCheck,
  'look-up-input': latePart(() =>
    import('./look-up-input/look-up-input.tsx').then((module) => module.LookUpInput),
  ),
  'next-steps': latePart(() => import('./next-steps/next-steps.tsx').then((module) => module.NextSteps)),
  notice: smallPart((module) => module.Notice),
  'radio-group': RadioGroup,
  select: Select,
  stepper: latePart(() => import('./stepper/stepper.tsx').then((module) => module.Stepper)),
  'suggest-input': latePart(() =>
    import('./suggest-input/suggest-input.tsx').then((module) => module.SuggestInput),
  ),
  switch: smallPart((module) => module.Switch),
  table: smallPart((module) => module.Table),
  'text-area': TextArea,
  'text-input': TextInput,
};
