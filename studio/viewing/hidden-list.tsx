import type { HiddenQuestion } from '#analysis';

interface HiddenListProps {
  readonly questions: readonly HiddenQuestion[] | undefined;
  /** Name of the question that is selected. */
  readonly selected: string | undefined;
  readonly onCondition: (name: string) => void;
}

/** The questions that the step does not ask for the answers that it shows, each with the condition that hides it. */
export function HiddenList({ questions, selected, onCondition }: HiddenListProps) {
  if (questions === undefined) return <p className="quiet">Looking at the conditions of this step …</p>;
  if (questions.length === 0)
    return <p className="quiet">Every question of this step is asked for these answers.</p>;
  const first = questions.filter(({ name }) => name === selected);
  const others = questions.filter(({ name }) => name !== selected);
  return (
    <ul className="list hidden-questions">
      {[...first, ...others].map(({ name, label, condition, decided }) => (
        <li key={name}>
          <strong>{label}</strong> is not asked. It is asked when: {condition}
          <ul>
            {decided.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <button type="button" className="small" onClick={() => onCondition(name)}>
            Show the condition of {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
