import type { FieldType } from '#schemas';
import { type LatePart, latePart } from '../host/late-part.ts';
import { CheckboxGroup } from './checkbox-group/checkbox-group.tsx';
import type { FieldComponent } from './field-props.ts';
import { RadioGroup } from './radio-group/radio-group.tsx';
import { TextInput } from './text-input/text-input.tsx';

const fetchControls = () => import('./small-controls.ts');
const fetchDisplays = () => import('./small-displays.ts');

/**
 * The component of every type of field. A type without a component does not compile. What few forms have comes late, with
 * the first form that has it.
 */
export const fieldRegistry: { readonly [T in FieldType]: FieldComponent<T> | LatePart<FieldComponent<T>> } = {
  button: latePart(() => fetchControls().then((module) => module.Button)),
  checkbox: latePart(() => fetchControls().then((module) => module.Checkbox)),
  'checkbox-group': CheckboxGroup,
  'choice-cards': latePart(() =>
    import('./choice-cards/choice-cards.tsx').then((module) => module.ChoiceCards),
  ),
  'human-check': latePart(() => fetchControls().then((module) => module.HumanCheck)),
  'look-up-input': latePart(() =>
    import('./look-up-input/look-up-input.tsx').then((module) => module.LookUpInput),
  ),
  'next-steps': latePart(() => import('./next-steps/next-steps.tsx').then((module) => module.NextSteps)),
  notice: latePart(() => fetchDisplays().then((module) => module.Notice)),
  'radio-group': RadioGroup,
  select: latePart(() => fetchControls().then((module) => module.Select)),
  stepper: latePart(() => import('./stepper/stepper.tsx').then((module) => module.Stepper)),
  'suggest-input': latePart(() =>
    import('./suggest-input/suggest-input.tsx').then((module) => module.SuggestInput),
  ),
  switch: latePart(() => fetchDisplays().then((module) => module.Switch)),
  table: latePart(() => import('./table/table.tsx').then((module) => module.Table)),
  'text-area': latePart(() => fetchControls().then((module) => module.TextArea)),
  'text-input': TextInput,
};
