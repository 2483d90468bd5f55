import type { JsonValue } from '#engine';
import {
  type ComparisonName,
  type Condition,
  comparisons,
  comparisonsFor,
  firstTest,
  firstValue,
  type Test,
} from '../parts/conditions.ts';
import type { Question } from '../parts/questions.ts';

interface ConditionBuilderProps {
  /** Name of the setting. */
  readonly label: string;
  readonly condition: Condition;
  readonly questions: readonly Question[];
  readonly isReadOnly: boolean;
  readonly onWrite: (condition: Condition) => void;
}

/** A condition as comparisons of answers. */
export function ConditionBuilder({
  label,
  condition,
  questions,
  isReadOnly,
  onWrite,
}: ConditionBuilderProps) {
  const { joins, tests } = condition;
  const first = questions.find(({ kind }) => kind !== 'text') ?? questions[0];
  const put = (at: number, ...test: readonly Test[]) =>
    onWrite({ joins, tests: tests.toSpliced(at, test.length === 0 || at < tests.length ? 1 : 0, ...test) });
  return (
    <fieldset className="condition" disabled={isReadOnly}>
      <legend className="hidden">{label}</legend>
      {tests.map((test, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is known by its place.
        <div className="test" key={at}>
          {at > 0 && (
            <select
              aria-label="Joined by"
              value={joins}
              onChange={({ target }) => onWrite({ joins: target.value === 'or' ? 'or' : 'and', tests })}
            >
              <option value="and">and</option>
              <option value="or">or</option>
            </select>
          )}
          <TestRow
            test={test}
            questions={questions}
            onWrite={(written) => put(at, written)}
            onRemove={() => put(at)}
          />
        </div>
      ))}
      {first && !isReadOnly && (
        <button type="button" className="plain" onClick={() => put(tests.length, firstTest(first))}>
          {tests.length === 0 ? '+ Only when …' : '+ Another comparison'}
        </button>
      )}
    </fieldset>
  );
}

interface TestRowProps {
  readonly test: Test;
  readonly questions: readonly Question[];
  readonly onWrite: (test: Test) => void;
  readonly onRemove: () => void;
}

function TestRow({ test, questions, onWrite, onRemove }: TestRowProps) {
  const question = questions.find(({ name }) => name === test.question);
  const offered = comparisonsFor(question?.kind ?? 'text');
  const shown = offered.includes(test.comparison) ? offered : [...offered, test.comparison];
  const ask = (name: string) => {
    const found = questions.find((each) => each.name === name);
    if (found) onWrite(firstTest(found));
  };
  const compare = (comparison: ComparisonName) => {
    const { takes } = comparisons[comparison];
    const fits = takes === comparisons[test.comparison].takes;
    const value =
      takes === 'nothing' ? undefined : fits || !question ? test.value : firstValue(comparison, question);
    onWrite({ ...test, comparison, value });
  };
  return (
    <>
      <select aria-label="Question" value={test.question} onChange={({ target }) => ask(target.value)}>
        {question === undefined && <option value={test.question}>{test.question}</option>}
        {questions.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <div className="compared">
        <select
          aria-label="Comparison"
          value={test.comparison}
          onChange={({ target }) => compare(target.value as ComparisonName)}
        >
          {shown.map((name) => (
            <option key={name} value={name}>
              {comparisons[name].words}
            </option>
          ))}
        </select>
        <button type="button" className="plain" aria-label="Remove this comparison" onClick={onRemove}>
          ✕
        </button>
      </div>
      <ValueInput test={test} question={question} onWrite={(value) => onWrite({ ...test, value })} />
    </>
  );
}

interface ValueInputProps {
  readonly test: Test;
  readonly question: Question | undefined;
  readonly onWrite: (value: JsonValue) => void;
}

function ValueInput({ test: { comparison, value }, question, onWrite }: ValueInputProps) {
  if (comparisons[comparison].takes === 'nothing') return null;
  const options = question?.options ?? [];
  const chosen = Array.isArray(value) ? value : [];
  if (comparisons[comparison].takes === 'several')
    return options.map(({ id, label }) => (
      <label key={id} className="choice">
        <input
          type="checkbox"
          checked={chosen.includes(id)}
          disabled={chosen.length === 1 && chosen.includes(id)}
          onChange={({ target }) =>
            onWrite(
              options
                .map((each) => each.id)
                .filter((each) => (each === id ? target.checked : chosen.includes(each))),
            )
          }
        />
        {label}
      </label>
    ));
  const isCount = comparisons[comparison].takes === 'count';
  if (options.length > 0 && !isCount)
    return (
      <select aria-label="Value" value={String(value)} onChange={({ target }) => onWrite(target.value)}>
        {!options.some(({ id }) => id === value) && <option value={String(value)}>{String(value)}</option>}
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    );
  const asked = isCount ? 'number' : question?.kind;
  const type = asked === 'number' || asked === 'date' ? asked : 'text';
  return (
    <input
      aria-label="Value"
      type={type}
      step="any"
      value={typeof value === 'number' || typeof value === 'string' ? value : ''}
      onChange={({ target }) => {
        if (type !== 'number') onWrite(target.value);
        else if (!Number.isNaN(target.valueAsNumber)) onWrite(target.valueAsNumber);
      }}
    />
  );
}
