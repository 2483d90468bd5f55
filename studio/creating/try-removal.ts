import type { Fix, Problem } from '#engine';
import type { Tried } from '../answers/removal-dialog.tsx';
import type { AskedAbout } from '../base/ask-about-list.tsx';
import type { DocumentChange } from '../changes/edited-documents.ts';
import type { Check } from '../changes/findings.ts';
import { readWork } from '../changes/read-work.ts';
import type { Work } from '../changes/work.ts';
import { languageOf, titleOfDocument } from '../problems/problem-place.ts';
import { sayProblem, siteWordsOf } from '../problems/problem-words.ts';
import { changesOf, settledRemoval } from './settled-removal.ts';

/** Tries a removal of a set of changes with all that follows from it, which it names in words. */
export async function tryRemoval(
  work: Work,
  check: Check | undefined,
  fixes: readonly Fix[],
): Promise<Tried> {
  const documents = work.documents();
  const caused = async (changes: readonly DocumentChange[]) => (await check?.caused(changes)) ?? [];
  const removal = changesOf(documents, fixes);
  const { changes, along, translations, left } = await settledRemoval(documents, removal, caused);
  const words = siteWordsOf(
    (id) => work.textOf(id),
    () => readWork(work),
  );
  const say = (problem: Problem): AskedAbout => {
    const { place, sentence } = sayProblem(problem, words);
    return { key: `${place} ${sentence}`, text: place, detail: sentence };
  };
  const texts = translations.map((id) => ({
    key: id,
    text: titleOfDocument(id, words.read),
    detail: `Its words in ${languageOf(words.read(id))}.`,
  }));
  return { changes, along: along.map(say), texts, left: left.map(say) };
}
