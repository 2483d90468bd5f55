/** Marks a form whose answers the server has taken since the page was loaded, for what a preview says of them. */
export function markSent(form: HTMLFormElement | null): void {
  form?.setAttribute('data-sent', '');
}
