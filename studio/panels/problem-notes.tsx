import type { Fix, Problem } from '#engine';

interface ProblemNotesProps {
  readonly problems: readonly Problem[];
  readonly isReadOnly: boolean;
  readonly onFix: (fix: Fix) => void;
}

/** Problems where they are, with their remedies as buttons. */
export function ProblemNotes({ problems, isReadOnly, onFix }: ProblemNotesProps) {
  return problems.map(({ code, pointer, message, help, severity, fixes = [] }) => (
    <div key={`${code}${pointer}${message}`} className={`problem ${severity}`}>
      <p>
        {message} <span className="help">{help}</span>
      </p>
      {!isReadOnly &&
        fixes.map((fix) => (
          <button type="button" className="small" key={fix.title} onClick={() => onFix(fix)}>
            {fix.title}
          </button>
        ))}
    </div>
  ));
}
