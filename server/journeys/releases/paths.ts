/** Path to which a step's form is posted. */
export function submissionPath(journey: string, step: string): string {
  return `/api/journeys/${journey}/${step}`;
}

/** Path to which a step's form is posted in a preview of drafts: refused once the preview has ended. */
export function previewedSubmissionPath(journey: string, step: string): string {
  return `${submissionPath(journey, step)}?${previewMark}`;
}

/** Whether an address belongs to a form made in a preview. */
export function isOfPreview(address: string): boolean {
  return new URL(address).searchParams.has(previewMark);
}

const previewMark = 'preview';

/** Path by which a hosted page sends a visitor back to a step. */
export function returnPath(journey: string, step: string): string {
  return `${submissionPath(journey, step)}/return`;
}
