import { addDeclaration, type FieldOf, type RareFieldType } from '#engine';
import type { FieldType } from '#schemas';
import type { FieldComponent, RareField } from '../field-parts/field-props.ts';
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

type FieldEntry<T extends FieldType> = T extends RareFieldType
  ? RarePart<T>
  : OwnComponent<T> | NeedyComponent<T>;
type OwnComponent<T extends FieldType> = FieldComponent<T> | LatePart<FieldComponent<T>>;

/** A component for which some fields need further late parts. */
export interface NeedyComponent<T extends FieldType> {
  readonly component: OwnComponent<T>;
  needs(field: FieldOf<T>): readonly LatePart<unknown>[];
}

/** The component of a type that few forms have, which brings the declaration of that type. */
interface RarePart<T extends FieldType> extends LatePart<FieldComponent<T>> {
  readonly type: T;
}

/** The component of a type that few forms have. It comes together with the declaration, and with what else its state needs. */
function rare<T extends RareFieldType>(
  type: T,
  load: () => Promise<{ readonly rareField: RareField<T> }>,
  fetchState?: () => Promise<void>,
): RarePart<T> {
  const part = latePart(async () => {
    const [{ rareField }] = await Promise.all([load(), fetchState?.()]);
    addDeclaration(type, rareField.declaration);
    return rareField.component;
  });
  return { ...part, type };
}

/**
 * The component of every type of field; a type without one does not compile. Rare types are loaded late, with
 * the first form that has them.
 */
export const fieldRegistry: { readonly [T in FieldType]: FieldEntry<T> } = {
  'address-input': rare('address-input', () => import('./address-input/address-input.tsx')),
  button: Button,
  checkbox: Checkbox,
  'checkbox-group': CheckboxGroup,
  'choice-cards': rare('choice-cards', () => import('./choice-cards/choice-cards.tsx')),
  'date-input': rare('date-input', () => import('./date-input/date-input.tsx')),
  'date-range': rare('date-range', () => import('./date-range/date-range.tsx')),
  'duration-input': rare('duration-input', () => import('./duration-input/duration-input.tsx')),
  'file-upload': rare('file-upload', () => import('./file-upload/file-upload.tsx')),
  'human-check': HumanCheck,
  'item-list': rare('item-list', () => import('./item-list/item-list.tsx'), fetchListState),
  'look-up-input': rare('look-up-input', () => import('./look-up-input/look-up-input.tsx')),
  'money-input': rare('money-input', () => import('./money-input/money-input.tsx')),
  'month-input': rare('month-input', () => import('./month-input/month-input.tsx')),
  'name-input': rare('name-input', () => import('./name-input/name-input.tsx')),
  'next-steps': rare('next-steps', () => import('./next-steps/next-steps.tsx')),
  notice: Notice,
  'number-input': rare('number-input', () => import('./number-input/number-input.tsx')),
  'radio-group': RadioGroup,
  ranking: rare('ranking', () => import('./ranking/ranking.tsx')),
  review: rare('review', () => import('./review/review.tsx')),
  'rich-text-input': rare('rich-text-input', () => import('./rich-text-input/rich-text-input.tsx')),
  select: latePart(() => fetchTextControls().then((module) => module.Select)),
  'signature-input': rare('signature-input', () => import('./signature-input/signature-input.tsx')),
  stepper: rare('stepper', () => import('./stepper/stepper.tsx')),
  'suggest-input': {
    component: latePart(() =>
      import('./suggest-input/suggest-input.tsx').then((module) => module.SuggestInput),
    ),
    needs: ({ suggestions }) => (isServer && suggestions.searchLabel !== undefined ? [searchPart] : []),
  },
  switch: Switch,
  table: rare('table', () => import('./table/table.tsx')),
  'task-list': rare('task-list', () => import('./task-list/task-list.tsx')),
  'text-area': {
    component: latePart(() => fetchTextControls().then((module) => module.TextArea)),
    needs: (field) => (shownLimit(field, usualCountFrom) ? [remainingPart] : []),
  },
  'text-block': rare('text-block', () => import('./text-block/text-block.tsx')),
  'text-input': {
    component: latePart(() => fetchTextControls().then((module) => module.TextInput)),
    needs: (field) => (shownLimit(field) ? [remainingPart] : []),
  },
  'time-input': rare('time-input', () => import('./time-input/time-input.tsx')),
  'yes-no': YesNo,
};
