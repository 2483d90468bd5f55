import { Dialog } from '../base/dialog.tsx';

/** A place that reads the part. */
export interface Dependent {
  readonly key: string;
  /** The part that it is in. */
  readonly label: string;
  /** Problems that it would bring. */
  readonly message: string;
}

interface RemovalProps {
  readonly label: string;
  readonly dependents: readonly Dependent[];
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const mostShown = 8;

/** Asks before a part is removed that others depend on. */
export function Removal({ label, dependents, onRemove, onClose }: RemovalProps) {
  const count = dependents.length;
  return (
    <Dialog title={`Remove “${label}”?`} onClose={onClose}>
      <p>{count === 1 ? 'One place depends on it:' : `${count} places depend on it:`}</p>
      <ul className="depending">
        {dependents.slice(0, mostShown).map(({ key, label, message }) => (
          <li key={key}>
            {label} <span className="quiet">{message}</span>
          </li>
        ))}
      </ul>
      {count > mostShown && <p className="quiet">And {count - mostShown} more.</p>}
      <p className="row">
        <span className="grow" />
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="danger" onClick={onRemove}>
          Remove
        </button>
      </p>
    </Dialog>
  );
}
