const invisible = /[\u2060-\u2064]/gu;

/**
 * A text without characters that nobody sees, such as word joiners: texts that read alike are compared as one, and a date or a
 * number is read whatever is around it. The texts of the studio's preview have such characters.
 */
export function visibleText(text: string): string {
  return text.replace(invisible, '');
}

/** Whether two texts read alike. */
export function readsAs(text: string, other: string): boolean {
  return visibleText(text) === visibleText(other);
}

/** The first of all texts that read alike, in their order. */
export function firstOfEach(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.findIndex((each) => readsAs(each, text)) === index);
}
