import type { Problem } from '#engine';
import { Dialog } from '../base/dialog.tsx';

interface MissingHereProps {
  readonly problems: readonly Problem[];
  readonly onPaste: () => void;
  readonly onClose: () => void;
}

const mostShown = 8;

/** Says before a part is pasted what it speaks of that is not there. */
export function MissingHere({ problems, onPaste, onClose }: MissingHereProps) {
  const count = problems.length;
  return (
    <Dialog title="It speaks of what is not here" onClose={onClose}>
      <p>{count === 1 ? 'One thing would not fit:' : `${count} things would not fit:`}</p>
      <ul className="depending">
        {problems.slice(0, mostShown).map(({ pointer, message, help }) => (
          <li key={pointer + message}>
            {message} <span className="quiet">{help}</span>
          </li>
        ))}
      </ul>
      {count > mostShown && <p className="quiet">And {count - mostShown} more.</p>}
      <p className="row">
        <span className="grow" />
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="primary" onClick={onPaste}>
          Paste it all the same
        </button>
      </p>
    </Dialog>
  );
}
