import type { Release, Releases } from './live-releases.ts';

const known = new WeakMap<Release, Map<string, Release>>();

/**
 * Releases in a language. Sessions, runs and submissions have no language: whoever opens a journey through these sees it in
 * the language, whatever it was begun in.
 *
 * @param language undefined for that of the documents
 */
export function releasesIn<Of extends Releases>(releases: Of, language: string | undefined): Of {
  if (language === undefined) return releases;
  return {
    ...releases,
    live: () => inLanguage(releases.live(), language),
    find: async (id) => {
      const release = await releases.find(id);
      return release && inLanguage(release, language);
    },
  };
}

/** The same object each time, so that what is kept by releases is found again. */
function inLanguage<Of extends Release>(release: Of, language: string): Of {
  const compiled = release.compiled.in(language);
  if (compiled === release.compiled) return release;
  const ofRelease = known.get(release) ?? new Map<string, Release>();
  known.set(release, ofRelease);
  const last = ofRelease.get(language) ?? { ...release, compiled };
  ofRelease.set(language, last);
  return last as Of;
}
