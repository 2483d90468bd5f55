import type { FormWords, StepModel } from '#engine';

/** Prefix of the page's title: the word for an error, on a step that arrives with one. */
export function titlePrefixOf({ problems, notices }: StepModel, words: FormWords): string {
  const isWrong = problems.length > 0 || notices.some(({ tone }) => tone === 'error');
  return isWrong ? `${words.errorPrefix} ` : '';
}

/** Adds a prefix to the page's title, or removes it. */
export function markTitle(document: Document, prefix: string, isMarked: boolean): void {
  const { title } = document;
  const plain = title.startsWith(`${prefix} `) ? title.slice(prefix.length + 1) : title;
  const wanted = isMarked ? `${prefix} ${plain}` : plain;
  if (title !== wanted) document.title = wanted;
}
