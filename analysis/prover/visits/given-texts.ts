import { answerNames, type CompiledField, type Entry, type JsonValue, writeAnswer } from '#engine';

/** Text typed or choice made. */
export type Given = string | readonly string[];

/** The text that a visitor types or chooses for an answer. A date stays as it is, whatever its boxes are. */
export function givenOf({ field, type }: CompiledField, answer: JsonValue): Given {
  if (type.kind === 'date' && typeof answer === 'string') return answer;
  const texts = writeAnswer(field, answer);
  return type.kind === 'list' ? texts : (texts[0] ?? '');
}

/** The texts that a visitor types or chooses in some fields for these answers, and what the fields keep beside them, by name. */
export function givenIn(
  fields: readonly CompiledField[],
  answers: { readonly [name: string]: JsonValue | undefined },
): Readonly<Record<string, Given>> {
  const found: { [name: string]: Given } = {};
  for (const compiled of fields) {
    for (const name of answerNames(compiled.field)) {
      const answer = answers[name];
      if (answer === undefined) continue;
      found[name] = name === compiled.field.name ? givenOf(compiled, answer) : String(answer);
    }
  }
  return found;
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The entries that a browser sends for what was typed or chosen. A date as `yyyy-mm-dd` is typed into the boxes of its
 * question; a group with nothing ticked is an entry without text.
 *
 * @param asked the field that holds the answer, if any
 */
export function entriesFor(name: string, given: Given, asked: CompiledField | undefined): readonly Entry[] {
  if (typeof given !== 'string') return ['', ...given].map((text) => [name, text]);
  const isDate = asked?.type.kind === 'date' && asked.field.name === name && isoDate.test(given);
  return (isDate ? writeAnswer(asked.field, given) : [given]).map((text) => [name, text]);
}
