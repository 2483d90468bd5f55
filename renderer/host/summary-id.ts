/** Id of the summary beside a step: the header of the page has a button that opens it. */
export function summaryId({ journey, step }: { readonly journey: string; readonly step: string }): string {
  return `summary-${journey}-${step}`;
}
