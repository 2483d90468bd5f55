import { areaWords, type Limits, languageWords } from '#analysis';

/** Limits in a sentence: "only the page /help and those below it, in Māori". */
export function limitsWords({ areas, languages }: Limits): string {
  const where = areas.map(areaWords).join(', ');
  const tongues = languages.map(languageWords).join(', ');
  return `only ${[where, tongues && `in ${tongues}`].filter((each) => each !== '').join(', ')}`;
}
