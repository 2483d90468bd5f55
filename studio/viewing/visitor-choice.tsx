import { nameOfVisitor, type SampleVisitor } from '#analysis';

interface VisitorChoiceProps {
  readonly visitors: readonly SampleVisitor[];
  /** Name of the visitor; empty for one who has answered nothing. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

const groups = [
  { title: 'Kept answers', has: ({ known }: SampleVisitor) => known?.isKept === true },
  { title: 'Made up by the studio', has: ({ known }: SampleVisitor) => known === undefined },
  { title: 'From scenarios', has: ({ known }: SampleVisitor) => known?.isKept === false },
];

/** As which visitor a step shows. */
export function VisitorChoice({ visitors, chosen, onChoose }: VisitorChoiceProps) {
  return (
    <label className="row visitor">
      <span>Answered</span>
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Nothing</option>
        {groups.map(({ title, has }) => {
          const own = visitors.filter(has);
          return (
            own.length > 0 && (
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
            )
          );
        })}
      </select>
    </label>
  );
}
