import { createElement, use } from 'react';
import { type JsonValue, requiredOf, type StepModel, wordedField, writeAnswer } from '#engine';
import type { Field, FieldType, Option } from '#schemas';
import type { FieldProps, ViewOf } from '../field-parts/field-props.ts';
import { fieldRoom } from '../field-parts/frame/field.styles.ts';
import type { HumanCheck } from '../host/field-host.ts';
import { englishFormWords } from '../host/form-words.fixture.ts';
import { componentOf, lateParts } from './field-components.ts';

/** One entry of a field's `examples.json`. */
export interface FieldExample {
  readonly name: string;
  readonly field: Field;
  readonly answer?: JsonValue;
  /** Computed content of the field. */
  readonly view?: JsonValue;
  readonly problem?: string;
  /** Answers of the previous steps. */
  readonly reviewed?: StepModel['reviewed'];
  /** Whether an event of the field is in progress. */
  readonly busy?: boolean;
  /** Whether the form is being sent. */
  readonly disabled?: boolean;
}

interface FieldExampleViewProps {
  readonly example: FieldExample;
  readonly humanCheck?: HumanCheck;
}

/** Shows a field by itself, as in a form. */
export function FieldExampleView({ example, humanCheck = { kind: 'checkbox' } }: FieldExampleViewProps) {
  const { field, answer, view, problem, reviewed, busy = false, disabled = false } = example;
  for (const part of lateParts([field])) use(part.fetch());
  return (
    <div className={fieldRoom()}>
      <fieldset role="presentation" disabled={disabled}>
        {createElement<FieldProps<FieldType>>(componentOf(field), {
          field: wordedField(field, undefined),
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
          onCommit: ignore,
          host: {
            words: englishFormWords,
            formats: { locale: 'en' },
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
