import { atom, useAtomValue } from 'jotai';
import { createElement, type FocusEvent, memo } from 'react';
import { writeAnswer } from '#engine';
import type { Field, FieldType } from '#schemas';
import type { Control, FieldComponent, FieldProps, Registration } from '../fields/field-props.ts';
import { fieldRegistry } from '../fields/registry.ts';
import { useStep } from './step-context.ts';

interface FieldSlotProps {
  readonly field: Field;
}

/** What does not change between attempts. */
const only = atom(0);

/** The place of one field. It is rendered again only when what the field shows has changed. */
export const FieldSlot = memo(function FieldSlot({ field }: FieldSlotProps) {
  const { form, atoms, host, idOf } = useStep();
  const { relevant, required, options, problem } = useAtomValue(form.fieldAtom(field.name));
  const attempt = useAtomValue(field.type === 'human-check' ? atoms.attempt : only);
  if (!relevant) return null;

  const { name } = field;
  const registration: Registration = {
    name,
    onChange: ({ target }) => form.change(name, textsOf(target)),
    onBlur: (event) => {
      if (!staysWithin(event)) form.leave(name);
    },
  };
  return createElement<FieldProps<FieldType>>(componentOf(field.type), {
    // A token of a robot check is good for one attempt: the next begins with a fresh check.
    key: attempt,
    field,
    id: idOf(name),
    texts: writeAnswer(form.answerTo(name)),
    required,
    options,
    problem,
    registration,
    onAnswer: (text) => form.change(name, [text]),
    host,
  });
});

/** The registry pairs each type with the component of that type; a field names its own type. */
function componentOf(type: FieldType): FieldComponent<FieldType> {
  return fieldRegistry[type] as FieldComponent<FieldType>;
}

/** The texts that a form would send of a control, or of the group of boxes it belongs to. */
function textsOf(control: Control): readonly string[] {
  if (!(control instanceof HTMLInputElement) || !isBox(control)) return [control.value];
  const named = control.form?.elements.namedItem(control.name);
  const boxes = named instanceof RadioNodeList ? [...named] : [control];
  return boxes.flatMap((box) =>
    box instanceof HTMLInputElement && isBox(box) && box.checked ? [box.value] : [],
  );
}

function isBox({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** Going from one choice of a group to the next is not leaving the field. */
function staysWithin({ target, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return (
    relatedTarget instanceof HTMLInputElement &&
    target instanceof HTMLInputElement &&
    relatedTarget.name === target.name &&
    relatedTarget !== target
  );
}
