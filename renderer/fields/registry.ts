import { type FieldOf, fetchDeclaration } from '#engine';
import type { FieldType } from '#schemas';
import type { FieldComponent } from '../field-parts/field-props.ts';
import { remainingPart } from '../field-parts/remaining/remaining-part.ts';
import { shownLimit, usualCountFrom } from '../field-parts/remaining/shown-limit.ts';
import { isServer, type LatePart, latePart } from '../host/late-part.ts';
import { fetchListState } from '../state/list-part.ts';
import { Button } from './button/button.tsx';
import { Checkbox } from './checkbox/checkbox.tsx';
import { CheckboxGroup } from './checkbox-group/checkbox-group.tsx';
import { HumanCheck } from './human-check/human-check.tsx';
import { Notice } from './notice/notice.tsx';
import { RadioGroup } from './radio-group/radio-group.tsx';
import { searchPart } from './suggest-input/search-part.ts';
import { Switch } from './switch/switch.tsx';
import { YesNo } from './yes-no/yes-no.tsx';

const fetchTextControls = () => import('./text-controls.ts');

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
  'address-input': latePart(async () => {
    const [{ AddressInput }] = await Promise.all([
      import('./address-input/address-input.tsx'),
      fetchDeclaration('address-input'),
    ]);
    return AddressInput;
  }),
  button: Button,
  checkbox: Checkbox,
  'checkbox-group': CheckboxGroup,
  'choice-cards': latePart(() =>
    import('./choice-cards/choice-cards.tsx').then((module) => module.ChoiceCards),
  ),
  'date-input': latePart(() => import('./date-input/date-input.tsx').then((module) => module.DateInput)),
  'date-range': latePart(async () => {
    const [{ DateRange }] = await Promise.all([
      import('./date-range/date-range.tsx'),
      fetchDeclaration('date-range'),
    ]);
    return DateRange;
  }),
  'duration-input': latePart(async () => {
    const [{ DurationInput }] = await Promise.all([
      import('./duration-input/duration-input.tsx'),
      fetchDeclaration('duration-input'),
    ]);
    return DurationInput;
  }),
  'file-upload': latePart(async () => {
    const [{ FileUpload }] = await Promise.all([
      import('./file-upload/file-upload.tsx'),
      fetchDeclaration('file-upload'),
    ]);
    return FileUpload;
  }),
  'human-check': HumanCheck,
  'item-list': latePart(async () => {
    const [{ ItemList }] = await Promise.all([
      import('./item-list/item-list.tsx'),
      fetchDeclaration('item-list'),
      fetchListState(),
    ]);
    return ItemList;
  }),
  'look-up-input': latePart(() =>
    import('./look-up-input/look-up-input.tsx').then((module) => module.LookUpInput),
  ),
  'money-input': latePart(async () => {
    const [{ MoneyInput }] = await Promise.all([
      import('./money-input/money-input.tsx'),
      fetchDeclaration('money-input'),
    ]);
    return MoneyInput;
  }),
  'month-input': latePart(async () => {
    const [{ MonthInput }] = await Promise.all([
      import('./month-input/month-input.tsx'),
      fetchDeclaration('month-input'),
    ]);
    return MonthInput;
  }),
  'name-input': latePart(async () => {
    const [{ NameInput }] = await Promise.all([
      import('./name-input/name-input.tsx'),
      fetchDeclaration('name-input'),
    ]);
    return NameInput;
  }),
  'next-steps': latePart(() => import('./next-steps/next-steps.tsx').then((module) => module.NextSteps)),
  notice: Notice,
  'number-input': latePart(() =>
    import('./number-input/number-input.tsx').then((module) => module.NumberInput),
  ),
  'radio-group': RadioGroup,
  review: latePart(() => import('./review/review.tsx').then((module) => module.Review)),
  select: latePart(() => fetchTextControls().then((module) => module.Select)),
  'signature-input': latePart(async () => {
    const [{ SignatureInput }] = await Promise.all([
      import('./signature-input/signature-input.tsx'),
      fetchDeclaration('signature-input'),
    ]);
    return SignatureInput;
  }),
  stepper: latePart(() => import('./stepper/stepper.tsx').then((module) => module.Stepper)),
  'suggest-input': {
    component: latePart(() =>
      import('./suggest-input/suggest-input.tsx').then((module) => module.SuggestInput),
    ),
    needs: ({ suggestions }) => (isServer && suggestions.searchLabel !== undefined ? [searchPart] : []),
  },
  switch: Switch,
  table: latePart(() => import('./table/table.tsx').then((module) => module.Table)),
  'task-list': latePart(() => import('./task-list/task-list.tsx').then((module) => module.TaskList)),
  'text-area': {
    component: latePart(() => fetchTextControls().then((module) => module.TextArea)),
    needs: (field) => (shownLimit(field, usualCountFrom) ? [remainingPart] : []),
  },
  'text-block': latePart(async () => {
    const [{ TextBlock }] = await Promise.all([
      import('./text-block/text-block.tsx'),
      fetchDeclaration('text-block'),
    ]);
    return TextBlock;
  }),
  'text-input': {
    component: latePart(() => fetchTextControls().then((module) => module.TextInput)),
    needs: (field) => (shownLimit(field) ? [remainingPart] : []),
  },
  'time-input': latePart(async () => {
    const [{ TimeInput }] = await Promise.all([
      import('./time-input/time-input.tsx'),
      fetchDeclaration('time-input'),
    ]);
    return TimeInput;
  }),
  'yes-no': YesNo,
};
