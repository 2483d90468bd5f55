import { nameOfVisitor, type SampleVisitor } from '#analysis';

interface VisitorChoiceProps {
  readonly visitors: readonly SampleVisitor[];
  /** Name of the visitor; empty for one who has answered nothing. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

const madeUp = 'Made up by the studio';

/** Visitors in groups: those whose answers are known, the plainest, and the others by the question that tells them. */
function grouped(
  visitors: readonly SampleVisitor[],
): readonly { readonly title: string; readonly own: readonly SampleVisitor[] }[] {
  const titleOf = ({ known, about }: SampleVisitor) => {
    if (known) return known.isKept ? 'Kept answers' : 'From scenarios';
    return about ?? madeUp;
  };
  const titles = new Set(['Kept answers', madeUp, ...visitors.map(titleOf)]);
  titles.delete('From scenarios');
  return [...titles, 'From scenarios']
    .map((title) => ({ title, own: visitors.filter((each) => titleOf(each) === title) }))
    .filter(({ own }) => own.length > 0);
}

/** As which visitor a step shows. */
export function VisitorChoice({ visitors, chosen, onChoose }: VisitorChoiceProps) {
  return (
    <label className="row visitor">
      <span>Answered</span>
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Nothing</option>
        {grouped(visitors).map(({ title, own }) => (
          <optgroup key={title} label={title}>
            {own.map((visitor) => {
              const name = nameOfVisitor(visitor);
              return (
                <option key={name} value={name}>
                  {name}
                </option>
              );
            })}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
