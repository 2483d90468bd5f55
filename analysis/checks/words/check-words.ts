import { englishWords, pointerOf } from '#engine';
import { packsFor, pluralForms, quoted } from '#engine/parts';
import type { LanguagePack, Site } from '#schemas';
import type { DocumentCheck } from '../release/release-index.ts';

/** Checks the words of the product that a site or a language pack writes: those with a number have forms of the plural. */
export const checkWords: DocumentCheck<Site | LanguagePack> = {
  of: ['site', 'language-pack'],
  *run(release, entry) {
    const { document } = entry;
    for (const { path, message } of messagesWithNumber(document.words, englishWords)) {
      if (pluralForms(message) !== undefined) continue;
      yield {
        entry,
        code: 'wrong-plural',
        pointer: pointerOf('words', ...path),
        message: `${quoted(message)} does not say the number n in forms of the plural.`,
        help: `Write an ICU message, such as ${quoted('{n, plural, one {# day} other {# days}}')}.`,
      };
    }
    if (document.kind !== 'site') return;
    const packs = release.of('language-pack').map((each) => each.document);
    if (packsFor(document.language, packs).length > 0) return;
    yield {
      entry,
      code: 'missing-words',
      severity: 'warning',
      pointer: pointerOf('language'),
      message: `No language pack has words in ${quoted(document.language)}, so visitors read those of the product in English.`,
      help: `Add a document of kind "language-pack" with this language.`,
    };
  },
};

/** Words that are ICU messages, as they are in English, with their paths. */
function* messagesWithNumber(
  words: object = {},
  inEnglish: object,
  path: readonly string[] = [],
): Iterable<{ readonly path: readonly string[]; readonly message: string }> {
  for (const [name, english] of Object.entries(inEnglish)) {
    const word: unknown = Object.entries(words).find(([key]) => key === name)?.[1];
    const inner = [...path, name];
    if (typeof word === 'object' && word !== null) yield* messagesWithNumber(word, english, inner);
    else if (typeof word === 'string' && english.startsWith('{n, plural'))
      yield { path: inner, message: word };
  }
}
