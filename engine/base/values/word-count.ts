/** Scripts that put no spaces between words: each of their characters counts as a word. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
/** Whether a run of signs has a letter or digit: a dash alone is no word. */
const hasLetter = /[\p{L}\p{N}]/u;

/**
 * Number of words of a text: runs of signs between spaces, as word processors count them. Needs no dictionary, so all
 * machines count alike.
 *
 * @example wordCount('one well-kept garden – for bees') // 5
 */
export function wordCount(text: string): number {
  const spaced = text.replace(unspaced, ' ');
  const alone = text.match(unspaced)?.length ?? 0;
  return alone + spaced.split(/\s+/).filter((run) => hasLetter.test(run)).length;
}
