/**
 * Path to which a step's form is posted.
 *
 * @param prefix the beginning of the paths of the page's language, in which the press is answered
 */
export function submissionPath(journey: string, step: string, prefix = ''): string {
  return `${prefix}/api/journeys/${journey}/${step}`;
}

/** Path to which a step's form is posted in a preview of drafts: refused once the preview has ended. */
export function previewedSubmissionPath(journey: string, step: string, prefix = ''): string {
  return `${submissionPath(journey, step, prefix)}?${previewMark}`;
}

/** Whether an address belongs to a form made in a preview. */
export function isOfPreview(address: string): boolean {
  return new URL(address).searchParams.has(previewMark);
}

const previewMark = 'preview';

/** Path by which a hosted page sends a visitor back to a step. */
export function returnPath(journey: string, step: string, prefix = ''): string {
  return `${submissionPath(journey, step, prefix)}/return`;
}
