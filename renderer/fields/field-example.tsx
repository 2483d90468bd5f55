import { createElement, use } from 'react';
import { type JsonValue, requiredOf, type StepModel, writeAnswer } from '#engine';
import type { Field, FieldType, Option } from '#schemas';
import { fieldRoom } from '../field-parts/frame/field.classes.ts';
import { defaultWords } from '../host/default-words.ts';
import type { HumanCheck } from '../host/field-host.ts';
import { componentOf, lateParts } from './field-components.ts';
import type { FieldProps, ViewOf } from './field-props.ts';

/** One entry of a field's `examples.json`. */
export interface FieldExample {
  readonly name: string;
  readonly field: Field;
  readonly answer?: JsonValue;
  /** What the field shows that is computed. */
  readonly view?: JsonValue;
  readonly problem?: string;
  /** What was answered on the steps before. */
  readonly reviewed?: StepModel['reviewed'];
  /** As while something that the field asked for is under way. */
  readonly busy?: boolean;
  /** As while the form is being sent. */
  readonly disabled?: boolean;
}

interface FieldExampleViewProps {
  readonly example: FieldExample;
  readonly humanCheck?: HumanCheck;
}

/** Shows a field by itself, as it stands in a form. */
export function FieldExampleView({ example, humanCheck = { kind: 'checkbox' } }: FieldExampleViewProps) {
  const { field, answer, view, problem, reviewed, busy = false, disabled = false } = example;
  for (const part of lateParts([field])) use(part.fetch());
  return (
    <div className={fieldRoom()}>
      <fieldset role="presentation" disabled={disabled}>
        {createElement<FieldProps<FieldType>>(componentOf(field.type), {
          field,
          id: `example-${field.name}`,
          texts: writeAnswer(field, answer),
          companion: undefined,
          required: requiredOf(field) === true,
          options: 'options' in field ? (field.options as readonly Option[]) : [],
          view: view as ViewOf<FieldType>,
          problem,
          busy,
          footer: undefined,
          registration: { name: field.name, onChange: ignore, onBlur: ignore },
          onAnswer: ignore,
          onSettled: ignore,
          host: {
            words: defaultWords,
            humanCheck,
            suggestions: { 'address-suggestions': { path: '/api/addresses', debounceMs: 200 } },
            action: '',
            suggested: {},
            reviewed,
          },
        })}
      </fieldset>
    </div>
  );
}

function ignore(): void {}
