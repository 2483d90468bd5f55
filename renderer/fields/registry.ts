import type { FieldOf } from '#engine';
import type { FieldType } from '#schemas';
import type { FieldComponent } from '../field-parts/field-props.ts';
import { maskingPart } from '../field-parts/masking/masking-part.ts';
import { isServer, type LatePart, latePart } from '../host/late-part.ts';
import { CheckboxGroup } from './checkbox-group/checkbox-group.tsx';
import { RadioGroup } from './radio-group/radio-group.tsx';
import { searchPart } from './suggest-input/search-part.ts';
import { YesNo } from './yes-no/yes-no.tsx';

const fetchControls = () => import('./small-controls.ts');
const fetchTextControls = () => import('./text-controls.ts');
const fetchDisplays = () => import('./small-displays.ts');

type FieldEntry<T extends FieldType> = OwnComponent<T> | NeedyComponent<T>;
type OwnComponent<T extends FieldType> = FieldComponent<T> | LatePart<FieldComponent<T>>;

/** A component for which some fields need further late parts. */
export interface NeedyComponent<T extends FieldType> {
  readonly component: OwnComponent<T>;
  needs(field: FieldOf<T>): readonly LatePart<unknown>[];
}

/**
 * The component of every type of field; a type without one does not compile. Rare types are loaded late, with
 * the first form that has them.
 */
export const fieldRegistry: { readonly [T in FieldType]: FieldEntry<T> } = {
  button: latePart(() => fetchDisplays().then((module) => module.Button)),
  checkbox: latePart(() => fetchControls().then((module) => module.Checkbox)),
  'checkbox-group': CheckboxGroup,
  'choice-cards': latePart(() =>
    import('./choice-cards/choice-cards.tsx').then((module) => module.ChoiceCards),
  ),
  'date-input': latePart(() => import('./date-input/date-input.tsx').then((module) => module.DateInput)),
  'human-check': latePart(() => fetchControls().then((module) => module.HumanCheck)),
  'look-up-input': latePart(() =>
    import('./look-up-input/look-up-input.tsx').then((module) => module.LookUpInput),
  ),
  'next-steps': latePart(() => import('./next-steps/next-steps.tsx').then((module) => module.NextSteps)),
  notice: latePart(() => fetchDisplays().then((module) => module.Notice)),
  'number-input': latePart(() =>
    import('./number-input/number-input.tsx').then((module) => module.NumberInput),
  ),
  'radio-group': RadioGroup,
  review: latePart(() => import('./review/review.tsx').then((module) => module.Review)),
  select: latePart(() => fetchTextControls().then((module) => module.Select)),
  stepper: latePart(() => import('./stepper/stepper.tsx').then((module) => module.Stepper)),
  'suggest-input': {
    component: latePart(() =>
      import('./suggest-input/suggest-input.tsx').then((module) => module.SuggestInput),
    ),
    needs: ({ suggestions }) => (isServer && suggestions.searchLabel !== undefined ? [searchPart] : []),
  },
  switch: latePart(() => fetchDisplays().then((module) => module.Switch)),
  table: latePart(() => import('./table/table.tsx').then((module) => module.Table)),
  'text-area': latePart(() => fetchTextControls().then((module) => module.TextArea)),
  'text-input': {
    component: latePart(() => fetchTextControls().then((module) => module.TextInput)),
    needs: ({ mask }) => (mask === undefined ? [] : [maskingPart]),
  },
  'yes-no': YesNo,
};
