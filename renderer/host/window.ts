/**
 * Attributes of a `dialog` that the browser itself opens and closes, without a script: as a modal dialog,
 * which traps the focus and returns it to the button, or as a popover where buttons do not support commands.
 * React passes these attributes through unchanged.
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
