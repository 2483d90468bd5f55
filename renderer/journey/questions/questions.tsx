import { memo } from 'react';
import { suggestionsOf } from '#engine';
import type { Field } from '#schemas';
import { questions } from '../journey-form.styles.ts';
import { useStep } from '../step-context.ts';
import { useAtomValue } from '../use-atom-value.ts';
import { FieldSlot } from './field-slot.tsx';

interface QuestionsProps {
  readonly fields: readonly Field[];
}

/** The fields in order, in one fieldset that disables them all while the form is being sent. */
export function Questions({ fields }: QuestionsProps) {
  const { atoms } = useStep();
  const { state } = useAtomValue(atoms.request);
  return (
    <fieldset
      role="presentation"
      className={questions()}
      disabled={state === 'submitting' || state === 'success'}
    >
      <Slots fields={fields} />
    </fieldset>
  );
}

const Slots = memo(function Slots({ fields }: QuestionsProps) {
  const elsewhere = new Set(fields.flatMap(footerOf));
  return fields
    .filter(({ name }) => !elsewhere.has(name))
    .map((field) => {
      const names = footerOf(field);
      const within = names.flatMap((name) => fields.filter((each) => each.name === name));
      return <FieldSlot key={field.name} field={field} {...(names.length > 0 && { within })} />;
    });
});

/** Names of the fields that are shown together with this one. */
function footerOf(field: Field): readonly string[] {
  return suggestionsOf(field)?.footer ?? [];
}
