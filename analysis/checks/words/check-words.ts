import { pointerOf } from '#engine';
import { packsFor, pluralForms, quoted } from '#engine/parts';
import type { LanguagePack, Site } from '#schemas';
import type { DocumentCheck } from '../release/release-index.ts';

/** Checks the words of the product that a site or a language pack writes: lengths of time have forms of the plural. */
export const checkWords: DocumentCheck<Site | LanguagePack> = {
  of: ['site', 'language-pack'],
  *run(release, entry) {
    const { document } = entry;
    for (const [unit, message] of Object.entries(document.words?.forms?.durations ?? {})) {
      if (pluralForms(message) !== undefined) continue;
      yield {
        entry,
        code: 'wrong-plural',
        pointer: pointerOf('words', 'forms', 'durations', unit),
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
