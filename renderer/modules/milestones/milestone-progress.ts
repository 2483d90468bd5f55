import type { Milestone } from '#schemas';

/** How far a milestone is: complete, a percentage below 100, words, or not said. */
export type MilestoneProgress =
  | { readonly kind: 'complete' }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'unsaid' };

/** The state in which every milestone is complete. */
const achieved = 'achieved';

export function milestoneProgress(milestone: Milestone): MilestoneProgress {
  const { percentageCompletion: said, timelineState_TextField: state } = milestone;
  const percent = typeof said === 'string' ? numberIn(said) : said;
  if (state.trim().toLowerCase() === achieved) return { kind: 'complete' };
  if (percent !== undefined) return percent >= 100 ? { kind: 'complete' } : { kind: 'percent', percent };
  return typeof said === 'string' && said !== '' ? { kind: 'words', words: said } : { kind: 'unsaid' };
}

/** The number that a text is, such as "62"; undefined for any other text. */
function numberIn(text: string): number | undefined {
  return /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}
