import type { PanelContext } from '../inputs/panel-context.ts';
import { readCondition, writeCondition } from '../parts/conditions.ts';
import type { Property } from '../parts/properties.ts';
import type { Question } from '../parts/questions.ts';
import { showRule, writtenRule } from '../parts/rules.ts';
import { ConditionBuilder } from './condition-builder.tsx';
import { TextInput } from './text-input.tsx';

interface RuleInputProps {
  readonly id: string;
  readonly 'data-pointer': string;
  readonly 'aria-describedby': string | undefined;
  readonly property: Property;
  readonly isCondition: boolean;
  readonly panel: PanelContext;
}

/** A rule: a condition in words where it can be said so, else its English sentence; and the formula that it is written as. */
export function RuleInput({ property, isCondition, panel, ...own }: RuleInputProps) {
  const { value, pointer, name } = property;
  const questions = panel.questions();
  const { text, sentence } = showRule(
    value,
    new Map(questions.map((question) => [question.name, question.label])),
  );
  const isPlain = value === undefined || typeof value === 'boolean';
  const isAlways = value === undefined || (value === true && name !== 'required');
  const condition = isAlways ? { joins: 'and' as const, tests: [] } : readCondition(value);
  const isBuilt = isCondition && condition !== undefined && questions.length > 0;
  const formula = (
    <TextInput
      {...own}
      id={isBuilt ? `${own.id}-formula` : own.id}
      aria-label={isBuilt ? `${property.label}, as a formula` : undefined}
      className={text.startsWith('=') ? 'formula' : undefined}
      isLong
      readOnly={panel.isReadOnly}
      placeholder={isCondition ? '= answers.…' : undefined}
      value={text}
      onBlur={panel.endTyping}
      onWrite={(typed) => panel.write(pointer, writtenRule(typed, value ?? property.example))}
    />
  );
  return (
    <>
      {isCondition && name === 'required' && isPlain && (
        <select
          id={isBuilt ? own.id : undefined}
          aria-label={property.label}
          disabled={panel.isReadOnly}
          value={String(value ?? '')}
          onChange={({ target }) => panel.write(pointer, writtenRule(target.value))}
        >
          <option value="">Not set</option>
          <option value="true">Yes</option>
          <option value="false">No</option>
        </select>
      )}
      {isBuilt ? (
        <>
          <ConditionBuilder
            label={property.label}
            condition={condition}
            questions={questions}
            isReadOnly={panel.isReadOnly}
            onWrite={(written) => {
              panel.write(pointer, writeCondition(written) ?? (property.isRequired ? true : undefined));
              panel.endTyping();
            }}
          />
          {condition.tests.length > 0 && (
            <details className="more">
              <summary>Formula</summary>
              {formula}
            </details>
          )}
        </>
      ) : (
        <>
          {sentence !== undefined && <p className="sentence">{sentence}</p>}
          {!(name === 'required' && isPlain) && formula}
        </>
      )}
    </>
  );
}

/** A condition in words. */
export function conditionIn(value: unknown, questions: readonly Question[]): string {
  if (value === undefined || value === true) return 'Always';
  const { text, sentence } = showRule(
    value,
    new Map(questions.map((question) => [question.name, question.label])),
  );
  return sentence ?? text;
}
