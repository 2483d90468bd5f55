import { Dialog, DialogActions } from './dialog.tsx';

interface AskAboutListProps {
  readonly title: string;
  /** One sentence over the list. */
  readonly intro: string;
  readonly entries: readonly AskedAbout[];
  readonly act: { readonly label: string; readonly isDanger?: boolean; readonly run: () => void };
  readonly onClose: () => void;
}

/** An entry of the list: a place or a problem, and a quieter explanation. */
export interface AskedAbout {
  readonly key: string;
  readonly text: string;
  readonly detail: string;
}

const mostShown = 8;

/** Asks whether to go on in spite of what a list names. */
export function AskAboutList({ title, intro, entries, act, onClose }: AskAboutListProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{intro}</p>
      <ul className="depending">
        {entries.slice(0, mostShown).map(({ key, text, detail }) => (
          <li key={key}>
            {text} <span className="quiet">{detail}</span>
          </li>
        ))}
      </ul>
      {entries.length > mostShown && <p className="quiet">And {entries.length - mostShown} more.</p>}
      <DialogActions onCancel={onClose}>
        <button type="button" className={act.isDanger ? 'danger' : 'primary'} onClick={act.run}>
          {act.label}
        </button>
      </DialogActions>
    </Dialog>
  );
}
