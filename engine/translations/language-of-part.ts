/** Where a part says the language of its texts: of all those inside, of its own ones, or of the name of its button. */
export type LanguageMark = 'textsIn' | 'language' | 'submitLabelIn';

/** The language of a part of a page that is not in that of the page. */
export function languageOfPart(part: object, name: LanguageMark = 'language'): string | undefined {
  const language: unknown = Object.entries(part).find(([each]) => each === name)?.[1];
  return typeof language === 'string' ? language : undefined;
}
