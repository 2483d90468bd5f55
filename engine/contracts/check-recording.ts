import type { Operation } from '#schemas';
import { checkText } from '../documents/check-text.ts';
import { toProblem } from '../documents/finding.ts';
import { documentLimits } from '../documents/limits.ts';
import { createLocate } from '../documents/locate.ts';
import type { DocumentSource } from '../documents/read-document.ts';
import type { Problem } from '../problems/problem.ts';
import { misfits } from '../releases/forms/misfits.ts';

/** Checks that a recorded answer of a service is JSON that fits the `response` of an operation. */
export function checkRecording({ path, text }: DocumentSource, { response }: Operation): readonly Problem[] {
  const unreadable = checkText(text, path, documentLimits);
  if (unreadable.length > 0 || response === undefined) return unreadable;
  const locate = createLocate(text);
  return [...misfits(response, JSON.parse(text), '', '"response"')].map((misfit) =>
    toProblem({ ...misfit, code: 'wrong-recording' }, path, locate),
  );
}
