import type { Problem } from '#engine';
import type { Place } from '../preview/protocol.ts';

interface LastStateProps {
  /** Ids of the documents that the page shows as they were last. */
  readonly outdated: readonly string[];
  readonly problems: readonly Problem[];
  readonly onShow: (place: Place) => void;
}

/** Says at the edge of the page that it does not show what is written now, as that has a mistake; and leads to it. */
export function LastState({ outdated, problems, onShow }: LastStateProps) {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const mistake = errors.find(({ document }) => outdated.includes(document)) ?? errors[0];
  return (
    <div role="status" className="last-state">
      {outdated.length > 0 && (
        <div className="row">
          <span>The page shows the last state without a mistake.</span>
          {mistake && (
            <button
              type="button"
              className="small"
              onClick={() => onShow({ document: mistake.document, pointer: mistake.pointer })}
            >
              Show the mistake
            </button>
          )}
        </div>
      )}
    </div>
  );
}
