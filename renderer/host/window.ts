/**
 * A `dialog` that the browser itself opens and closes, without a script: as a modal dialog, which keeps the focus and gives
 * it back to the button, or, where buttons know no commands yet, as a popover. React passes these attributes on as they are.
 */
export const windowed = { popover: 'auto', closedby: 'any' } as const;

/** Attributes of the button that opens the window. */
export function opensWindow(id: string) {
  return { 'aria-haspopup': 'dialog', command: 'show-modal', commandfor: id, popoverTarget: id } as const;
}

/** Attributes of a button in the window that closes it. */
export function closesWindow(id: string) {
  return { command: 'close', commandfor: id, popoverTarget: id, popoverTargetAction: 'hide' } as const;
}
