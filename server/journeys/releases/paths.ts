/** Where a step's form is posted. */
export function submissionPath(journey: string, step: string): string {
  return `/api/journeys/${journey}/${step}`;
}

/** Where a step's form is posted while drafts are previewed: it is not accepted once the preview has ended. */
export function previewedSubmissionPath(journey: string, step: string): string {
  return `${submissionPath(journey, step)}?${previewMark}`;
}

/** Whether an address is that of a form made in a preview. */
export function isOfPreview(address: string): boolean {
  return new URL(address).searchParams.has(previewMark);
}

const previewMark = 'preview';

/** Where a hosted page sends a visitor of a step back to. */
export function returnPath(journey: string, step: string): string {
  return `${submissionPath(journey, step)}/return`;
}
