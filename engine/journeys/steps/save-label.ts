import type { Journey } from '#schemas';
import type { SiteWords } from '../../languages/site-words.ts';

/** Label of the button that leads to the step that saves a run for later; undefined on a step without it. */
export function saveLabelAt(
  { saveAndReturn, steps }: Journey,
  step: string,
  { returning }: Pick<SiteWords, 'returning'>,
): string | undefined {
  const shown = steps.find(({ id }) => id === step);
  return saveAndReturn === undefined || shown?.final || shown?.aside ? undefined : returning.button;
}
