import type { Field, FieldType } from '#schemas';
import { addressInput } from './address-input/address-input.ts';
import { button } from './button/button.ts';
import { checkbox } from './checkbox/checkbox.ts';
import { checkboxGroup } from './checkbox-group/checkbox-group.ts';
import { choiceCards } from './choice-cards/choice-cards.ts';
import { dateInput } from './date-input/date-input.ts';
import { dateRange } from './date-range/date-range.ts';
import { durationInput } from './duration-input/duration-input.ts';
import type { FieldDeclaration, FieldOf } from './field-declaration.ts';
import { fileUpload } from './file-upload/file-upload.ts';
import { humanCheck } from './human-check/human-check.ts';
import { itemList } from './item-list/item-list.ts';
import type { RareFieldType } from './late-registry.ts';
import { lookUpInput } from './look-up-input/look-up-input.ts';
import { moneyInput } from './money-input/money-input.ts';
import { monthInput } from './month-input/month-input.ts';
import { nameInput } from './name-input/name-input.ts';
import { nextSteps } from './next-steps/next-steps.ts';
import { notice } from './notice/notice.ts';
import { numberInput } from './number-input/number-input.ts';
import { radioGroup } from './radio-group/radio-group.ts';
import { ranking } from './ranking/ranking.ts';
import { review } from './review/review.ts';
import { richTextInput } from './rich-text-input/rich-text-input.ts';
import { select } from './select/select.ts';
import { signatureInput } from './signature-input/signature-input.ts';
import { stepper } from './stepper/stepper.ts';
import { suggestInput } from './suggest-input/suggest-input.ts';
import { switchField } from './switch/switch.ts';
import { table } from './table/table.ts';
import { taskList } from './task-list/task-list.ts';
import { textArea } from './text-area/text-area.ts';
import { textBlock } from './text-block/text-block.ts';
import { textInput } from './text-input/text-input.ts';
import { timeInput } from './time-input/time-input.ts';
import { yesNo } from './yes-no/yes-no.ts';

/**
 * The declaration of every field type. A missing one is a compile error. The build for browsers replaces this module by
 * `late-registry.ts`.
 */
export const fieldRegistry = {
  'address-input': addressInput,
  button,
  checkbox,
  'checkbox-group': checkboxGroup,
  'choice-cards': choiceCards,
  'date-input': dateInput,
  'date-range': dateRange,
  'duration-input': durationInput,
  'file-upload': fileUpload,
  'human-check': humanCheck,
  'item-list': itemList,
  'look-up-input': lookUpInput,
  'money-input': moneyInput,
  'month-input': monthInput,
  'name-input': nameInput,
  'next-steps': nextSteps,
  notice,
  'number-input': numberInput,
  'radio-group': radioGroup,
  ranking,
  review,
  'rich-text-input': richTextInput,
  select,
  'signature-input': signatureInput,
  stepper,
  'suggest-input': suggestInput,
  switch: switchField,
  table,
  'task-list': taskList,
  'text-area': textArea,
  'text-block': textBlock,
  'text-input': textInput,
  'time-input': timeInput,
  'yes-no': yesNo,
} satisfies { readonly [T in FieldType]: FieldDeclaration<FieldOf<T>> };

/** The declaration of a field type. */
export type DeclarationOf<T extends FieldType> = (typeof fieldRegistry)[T];

/** The computed parts of each field type; undefined for a type without any. */
export type FieldViews = {
  readonly [T in FieldType]: (typeof fieldRegistry)[T] extends FieldDeclaration<FieldOf<T>, infer View>
    ? View
    : never;
};

/** The declaration of a field's type. */
export function declarationOf({ type }: Field): FieldDeclaration {
  return fieldRegistry[type];
}

/** Adds the declaration of a type that few forms have. Does nothing here, as all are there. */
export function addDeclaration<T extends RareFieldType>(_type: T, _declaration: DeclarationOf<T>): void {}
