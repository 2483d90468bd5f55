import { atom, useAtomValue } from 'jotai';
import { createElement, type FocusEvent, memo } from 'react';
import { writeAnswer } from '#engine';
import type { Field, FieldType } from '#schemas';
import type { FieldComponent, FieldProps, ViewOf } from '../fields/field-props.ts';
import { fieldRegistry } from '../fields/registry.ts';
import { useStep } from './step-context.ts';

interface FieldSlotProps {
  readonly field: Field;
}

/** What does not change between attempts. */
const only = atom(0);

/** The place of one field. It is rendered again only when what the field shows has changed. */
export const FieldSlot = memo(function FieldSlot({ field }: FieldSlotProps) {
  const { form, atoms, host, register, readValue, setValue, idOf } = useStep();
  const { relevant, required, options, view, problem } = useAtomValue(form.fieldAtom(field.name));
  const attempt = useAtomValue(field.type === 'human-check' ? atoms.attempt : only);
  if (!relevant) return null;

  const { name } = field;
  const registration = register(name, {
    onChange: () => form.change(name, textsOf(readValue(name))),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!staysWithin(event)) form.leave(name);
    },
  });
  return createElement<FieldProps<FieldType>>(componentOf(field.type), {
    // A token of a robot check is good for one attempt: the next begins with a fresh check.
    key: attempt,
    field,
    id: idOf(name),
    texts: writeAnswer(form.answerTo(name)),
    required,
    options,
    view: view as ViewOf<FieldType>,
    problem,
    registration,
    onAnswer: (text) => {
      setValue(name, text);
      form.change(name, [text]);
    },
    host,
  });
});

/** The registry pairs each type with the component of that type; a field names its own type. */
function componentOf(type: FieldType): FieldComponent<FieldType> {
  return fieldRegistry[type] as unknown as FieldComponent<FieldType>;
}

/** The texts that a form would send for a control's value. */
function textsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === undefined || value === null || value === false ? [] : [String(value)];
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
