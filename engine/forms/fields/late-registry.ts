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

/** Declarations of field types in a browser: those that every form has, and the others loaded so far. */
export const fieldRegistry: { [type: string]: FieldDeclaration } = {
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
};

/** Declarations that come with the first form that has the type. */
const sources = {
  'address-input': () => import('./address-input/address-input.ts').then((each) => each.addressInput),
  'choice-cards': () => import('./choice-cards/choice-cards.ts').then((each) => each.choiceCards),
  'date-input': () => import('./date-input/date-input.ts').then((each) => each.dateInput),
  'date-range': () => import('./date-range/date-range.ts').then((each) => each.dateRange),
  'duration-input': () => import('./duration-input/duration-input.ts').then((each) => each.durationInput),
  'file-upload': () => import('./file-upload/file-upload.ts').then((each) => each.fileUpload),
  'item-list': () => import('./item-list/item-list.ts').then((each) => each.itemList),
  'look-up-input': () => import('./look-up-input/look-up-input.ts').then((each) => each.lookUpInput),
  'money-input': () => import('./money-input/money-input.ts').then((each) => each.moneyInput),
  'month-input': () => import('./month-input/month-input.ts').then((each) => each.monthInput),
  'name-input': () => import('./name-input/name-input.ts').then((each) => each.nameInput),
  'next-steps': () => import('./next-steps/next-steps.ts').then((each) => each.nextSteps),
  'number-input': () => import('./number-input/number-input.ts').then((each) => each.numberInput),
  review: () => import('./review/review.ts').then((each) => each.review),
  'signature-input': () => import('./signature-input/signature-input.ts').then((each) => each.signatureInput),
  stepper: () => import('./stepper/stepper.ts').then((each) => each.stepper),
  table: () => import('./table/table.ts').then((each) => each.table),
  'task-list': () => import('./task-list/task-list.ts').then((each) => each.taskList),
  'text-block': () => import('./text-block/text-block.ts').then((each) => each.textBlock),
  'time-input': () => import('./time-input/time-input.ts').then((each) => each.timeInput),
} satisfies { readonly [T in FieldType]?: () => Promise<FieldDeclaration<FieldOf<T>>> };

/** A field type that few forms have. */
export type LateFieldType = keyof typeof sources;

/** Loads the declaration of a field type. Afterwards forms that have it can be compiled. */
export async function fetchDeclaration(type: LateFieldType): Promise<void> {
  fieldRegistry[type] = await sources[type]();
}

/** The declaration of a field's type. Throws a `Fault` if it is loaded late and has not been fetched. */
export function declarationOf({ type }: Field): FieldDeclaration {
  const declaration = fieldRegistry[type];
  if (!declaration) throw new Fault('misuse', `The declaration of "${type}" has not been fetched.`);
  return declaration;
}
