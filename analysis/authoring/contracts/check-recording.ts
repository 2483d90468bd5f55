import { checkText, type DocumentSource, documentLimits, type Problem, toProblem } from '#engine';
import { createLocate } from '#engine/parts';
import type { Operation } from '#schemas';
import { misfits } from '../../constraints/misfits.ts';

/** Checks that a recorded answer of a service is JSON that fits the `response` of an operation. */
export function checkRecording({ path, text }: DocumentSource, { response }: Operation): readonly Problem[] {
  const unreadable = checkText(text, path, documentLimits);
  if (unreadable.length > 0 || response === undefined) return unreadable;
  const locate = createLocate(text);
  return [...misfits(response, JSON.parse(text), '', '"response"')].map((misfit) =>
    toProblem({ ...misfit, code: 'wrong-recording' }, path, locate),
  );
}
