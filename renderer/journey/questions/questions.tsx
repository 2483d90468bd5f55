import { memo } from 'react';
import type { Field } from '#schemas';
import { questions } from '../journey-form.styles.ts';
import { useStep } from '../step-context.ts';
import { useAtomValue } from '../use-atom-value.ts';
import { slotsOf } from './field-slot.tsx';

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
  return slotsOf(fields);
});
