import type { StepModel } from '#engine';
import type { FormWords } from '../../host/field-host.ts';
import { wholeWords } from '../form-words.ts';

/** What the title of a page begins with: on a step that comes with something wrong, the word for that. */
export function titlePrefixOf({ problems, notices }: StepModel, words?: Partial<FormWords>): string {
  const isWrong = problems.length > 0 || notices.some(({ tone }) => tone === 'error');
  return isWrong ? `${wholeWords(words).errorPrefix} ` : '';
}

/** Lets the title of the page begin with a word, or no longer. */
export function markTitle(document: Document, prefix: string, isMarked: boolean): void {
  const { title } = document;
  const plain = title.startsWith(`${prefix} `) ? title.slice(prefix.length + 1) : title;
  const wanted = isMarked ? `${prefix} ${plain}` : plain;
  if (title !== wanted) document.title = wanted;
}
