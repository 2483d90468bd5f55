import { type FieldOf, fetchDeclaration, type LateFieldType } from '#engine';
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

/** A component that comes together with the declaration of its type, and with what else its state needs. */
function withDeclaration<T extends LateFieldType>(
  type: T,
  load: () => Promise<FieldComponent<T>>,
  fetchState?: () => Promise<void>,
): LatePart<FieldComponent<T>> {
  return latePart(async () => (await Promise.all([load(), fetchDeclaration(type), fetchState?.()]))[0]);
}

/**
 * The component of every type of field; a type without one does not compile. Rare types are loaded late, with
 * the first form that has them.
 */
export const fieldRegistry: { readonly [T in FieldType]: FieldEntry<T> } = {
  'address-input': withDeclaration('address-input', () =>
    import('./address-input/address-input.tsx').then((module) => module.AddressInput),
  ),
  button: Button,
  checkbox: Checkbox,
  'checkbox-group': CheckboxGroup,
  'choice-cards': withDeclaration('choice-cards', () =>
    import('./choice-cards/choice-cards.tsx').then((module) => module.ChoiceCards),
  ),
  'date-input': withDeclaration('date-input', () =>
    import('./date-input/date-input.tsx').then((module) => module.DateInput),
  ),
  'date-range': withDeclaration('date-range', () =>
    import('./date-range/date-range.tsx').then((module) => module.DateRange),
  ),
  'duration-input': withDeclaration('duration-input', () =>
    import('./duration-input/duration-input.tsx').then((module) => module.DurationInput),
  ),
  'file-upload': withDeclaration('file-upload', () =>
    import('./file-upload/file-upload.tsx').then((module) => module.FileUpload),
  ),
  'human-check': HumanCheck,
  'item-list': withDeclaration(
    'item-list',
    () => import('./item-list/item-list.tsx').then((module) => module.ItemList),
    fetchListState,
  ),
  'look-up-input': withDeclaration('look-up-input', () =>
    import('./look-up-input/look-up-input.tsx').then((module) => module.LookUpInput),
  ),
  'money-input': withDeclaration('money-input', () =>
    import('./money-input/money-input.tsx').then((module) => module.MoneyInput),
  ),
  'month-input': withDeclaration('month-input', () =>
    import('./month-input/month-input.tsx').then((module) => module.MonthInput),
  ),
  'name-input': withDeclaration('name-input', () =>
    import('./name-input/name-input.tsx').then((module) => module.NameInput),
  ),
  'next-steps': withDeclaration('next-steps', () =>
    import('./next-steps/next-steps.tsx').then((module) => module.NextSteps),
  ),
  notice: Notice,
  'number-input': withDeclaration('number-input', () =>
    import('./number-input/number-input.tsx').then((module) => module.NumberInput),
  ),
  'radio-group': RadioGroup,
  review: withDeclaration('review', () => import('./review/review.tsx').then((module) => module.Review)),
  select: latePart(() => fetchTextControls().then((module) => module.Select)),
  'signature-input': withDeclaration('signature-input', () =>
    import('./signature-input/signature-input.tsx').then((module) => module.SignatureInput),
  ),
  stepper: withDeclaration('stepper', () => import('./stepper/stepper.tsx').then((module) => module.Stepper)),
  'suggest-input': {
    component: latePart(() =>
      import('./suggest-input/suggest-input.tsx').then((module) => module.SuggestInput),
    ),
    needs: ({ suggestions }) => (isServer && suggestions.searchLabel !== undefined ? [searchPart] : []),
  },
  switch: Switch,
  table: withDeclaration('table', () => import('./table/table.tsx').then((module) => module.Table)),
  'task-list': withDeclaration('task-list', () =>
    import('./task-list/task-list.tsx').then((module) => module.TaskList),
  ),
  'text-area': {
    component: latePart(() => fetchTextControls().then((module) => module.TextArea)),
    needs: (field) => (shownLimit(field, usualCountFrom) ? [remainingPart] : []),
  },
  'text-block': withDeclaration('text-block', () =>
    import('./text-block/text-block.tsx').then((module) => module.TextBlock),
  ),
  'text-input': {
    component: latePart(() => fetchTextControls().then((module) => module.TextInput)),
    needs: (field) => (shownLimit(field) ? [remainingPart] : []),
  },
  'time-input': withDeclaration('time-input', () =>
    import('./time-input/time-input.tsx').then((module) => module.TimeInput),
  ),
  'yes-no': YesNo,
};
