/** Where a step's form is posted. */
export function submissionPath(journey: string, step: string): string {
  return `/api/journeys/${journey}/${step}`;
}

/** Where a hosted page sends a visitor of a step back to. */
export function returnPath(journey: string, step: string): string {
  return `${submissionPath(journey, step)}/return`;
}
