import type { SampleVisitor } from '#analysis';
import { nameOf } from '../preview/use-visitors.ts';

interface VisitorChoiceProps {
  readonly visitors: readonly SampleVisitor[];
  /** Name of the visitor; empty for one who has answered nothing. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** As which visitor a step shows. */
export function VisitorChoice({ visitors, chosen, onChoose }: VisitorChoiceProps) {
  return (
    <label className="row visitor">
      <span>Answered</span>
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Nothing</option>
        {visitors.map((visitor) => {
          const name = nameOf(visitor);
          return (
            <option key={name} value={name}>
              {name}
            </option>
          );
        })}
      </select>
    </label>
  );
}
