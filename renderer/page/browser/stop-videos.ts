/** Stops the videos in a window when it closes: a fresh frame takes the place of the one that plays. */
export function stopVideos(root: Document): void {
  const stop = ({ target }: Event) => {
    if (!(target instanceof HTMLDialogElement) || target.open || target.matches(':popover-open')) return;
    for (const frame of target.querySelectorAll('iframe')) frame.replaceWith(frame.cloneNode());
  };
  // Neither event bubbles.
  root.addEventListener('close', stop, true);
  root.addEventListener('toggle', stop, true);
}
