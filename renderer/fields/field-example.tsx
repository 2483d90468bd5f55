import { createElement, use } from 'react';
import {
  compileForm,
  emptyScope,
  entryName,
  evaluateForm,
  itemFields,
  itemsOf,
  itemTitle,
  type JsonValue,
  optionsWithText,
  questionOfText,
  requiredOf,
  type StepModel,
  wordedField,
  writeAnswer,
} from '#engine';
import type { Field, FieldType, Option } from '#schemas';
import type { FieldProps, ViewOf } from '../field-parts/field-props.ts';
import { fieldRoom } from '../field-parts/frame/field.styles.ts';
import type { HumanCheck } from '../host/field-host.ts';
import { englishFiles, englishFormatting, englishFormWords } from '../host/form-words.fixture.ts';
import { componentOf, lateParts } from './field-components.ts';

/** One entry of a field's `examples.json`. */
export interface FieldExample {
  readonly name: string;
  readonly field: Field;
  readonly answer?: JsonValue;
  /** Computed content of the field. */
  readonly view?: JsonValue;
  readonly problem?: string;
  /** The answer to the text of a chosen option, and its problem. */
  readonly optionText?: Pick<FieldExample, 'answer' | 'problem'>;
  /** Answers of the previous steps. */
  readonly reviewed?: StepModel['reviewed'];
  readonly receipt?: StepModel['receipt'];
  /** The sections of the journey. */
  readonly sections?: StepModel['sections'];
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
  const {
    field,
    answer,
    view,
    problem,
    reviewed,
    receipt,
    sections,
    busy = false,
    disabled = false,
  } = example;
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
          asked: askedOf(example),
          list: listOf(example),
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
            receipt,
            files: englishFiles,
            formatting: englishFormatting,
            sections,
          },
        })}
      </fieldset>
    </div>
  );
}

function ignore(): void {}

/** The texts of the options, asked for those that are chosen. */
function askedOf({ field, answer, optionText, disabled = false }: FieldExample) {
  const asked = optionsWithText(field).map((option) => {
    const isChosen = writeAnswer(field, answer).includes(option.id);
    const example = { name: option.id, field: questionOfText(option, true), disabled, ...optionText };
    return [option.id, isChosen ? <FieldExampleView key={option.id} example={example} /> : null] as const;
  });
  return asked.length > 0 ? Object.fromEntries(asked) : undefined;
}

/** The items of a list, each question by itself. */
function listOf({ field, answer, disabled = false }: FieldExample): FieldProps<FieldType>['list'] {
  const questions = itemFields(field);
  if (questions.length === 0) return undefined;
  const form = { kind: 'form', id: 'example', schemaVersion: 2, fields: [field] } as const;
  const none = () => undefined;
  const compiled = compileForm({ ...form, fields: [field] }, {}, { options: none, decision: none });
  const evaluated = evaluateForm(compiled, {}, { [field.name]: answer }, emptyScope);
  const declared = itemsOf(field);
  return {
    fewest: declared?.fewest(field) ?? 0,
    most: declared?.most(field) ?? 0,
    change: ignore,
    items: compiled.fields.flatMap((list) =>
      (evaluated.items[field.name] ?? []).map((item) => ({
        id: item.id,
        title: itemTitle(list, item),
        questions: questions.map((each) => (
          <FieldExampleView
            key={each.name}
            example={{
              name: each.name,
              field: { ...each, name: entryName(field.name, item.id, each.name) },
              disabled,
              ...answered(item.answers[each.name]),
            }}
          />
        )),
      })),
    ),
  };
}

function answered(answer: JsonValue | undefined) {
  return answer === undefined ? {} : { answer };
}
