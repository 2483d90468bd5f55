import { type ComparisonName, comparisons, comparisonsFor } from './comparisons.ts';
import { firstTest, firstValue, type Test } from './conditions.ts';
import { SubjectOptions } from './subject-options.tsx';
import { type Subject, unknownSubject } from './subjects.ts';
import { ValueInput } from './value-input.tsx';

interface TestRowProps {
  readonly test: Test;
  readonly subjects: readonly Subject[];
  readonly onWrite: (test: Test) => void;
  readonly onRemove: () => void;
}

/** One comparison: what is compared, how, and with what. */
export function TestRow({ test, subjects, onWrite, onRemove }: TestRowProps) {
  const known = subjects.find(({ path }) => path === test.path);
  const subject = known ?? unknownSubject(test.path);
  const offered = subject.kind === undefined ? [] : comparisonsFor(subject.kind);
  const shown = offered.includes(test.comparison) ? offered : [...offered, test.comparison];
  const choose = (path: string) => {
    const found = subjects.find((each) => each.path === path);
    if (found) onWrite(firstTest(found));
  };
  const compare = (comparison: ComparisonName) => {
    const fits = comparisons[comparison].takes === comparisons[test.comparison].takes;
    onWrite({ ...test, comparison, value: fits ? test.value : firstValue(comparison, subject) });
  };
  return (
    <>
      <select
        aria-label={subject.noun}
        title={subject.description}
        value={test.path}
        onChange={({ target }) => choose(target.value)}
      >
        {known === undefined && <option value={test.path}>{subject.label}</option>}
        <SubjectOptions subjects={subjects} />
      </select>
      {subject.description !== undefined && <p className="help">{subject.description}</p>}
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
      <ValueInput test={test} subject={subject} onWrite={(value) => onWrite({ ...test, value })} />
    </>
  );
}
