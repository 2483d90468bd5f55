/** Id of the summary beside a step. A button in the page's header opens it. */
export function summaryId({ journey, step }: { readonly journey: string; readonly step: string }): string {
  return `summary-${journey}-${step}`;
}

/** Id of the form of a step. A button outside of the form names it. */
export function formId({ journey, step }: { readonly journey: string; readonly step: string }): string {
  return `step-${journey}-${step}`;
}
