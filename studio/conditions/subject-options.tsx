import type { Subject } from './subjects.ts';

interface SubjectOptionsProps {
  readonly subjects: readonly Subject[];
}

/** The options of a choice among values, each list of them under its heading. */
export function SubjectOptions({ subjects }: SubjectOptionsProps) {
  return [...new Set(subjects.map(({ group }) => group))].map((group) => (
    <optgroup key={group} label={group}>
      {subjects
        .filter((each) => each.group === group)
        .map(({ path, label, description }) => (
          <option key={path} value={path} title={description}>
            {label}
          </option>
        ))}
    </optgroup>
  ));
}
