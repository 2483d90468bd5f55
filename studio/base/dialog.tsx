import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A window over the workspace. Escape closes it, and what had focus has it again. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

interface DialogActionsProps {
  readonly onCancel: () => void;
  /** The buttons that do something. */
  readonly children?: ReactNode;
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ onCancel, children }: DialogActionsProps) {
  return (
    <p className="row">
      <span className="grow" />
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
      {children}
    </p>
  );
}
