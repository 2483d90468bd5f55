import { answerNames, type CompiledForm, isQuestion, isTyped, memoize, suggestionsOf } from '#engine';
import type { Field } from '#schemas';

/**
 * Names of the fields that need an update button for visitors without JavaScript: those whose answer changes
 * the fields after them. Of several that affect nothing between them, only the last.
 */
export const updatePlaces = memoize(({ fields, read }: CompiledForm): ReadonlySet<string> => {
  const places = new Set<string>();
  let waiting: Field[] = [];
  const place = (): void => {
    const last = waiting.at(-1);
    if (last) places.add(last.name);
    waiting = [];
  };
  for (const { field, reads, when } of fields) {
    const leads = leadsToMore(field, read);
    // A conditional field cannot take the button for others.
    if (waiting.some((each) => isReadIn(each, reads)) || (leads && when !== undefined)) place();
    if (leads) waiting.push(field);
  }
  place();
  return places;
});

/**
 * Whether an answer may change the step. Suggestions and look-ups have a button of their own, and typed text
 * counts only if the field has `onChange`.
 */
function leadsToMore(field: Field, read: ReadonlySet<string>): boolean {
  if (suggestionsOf(field) || 'onPress' in field) return false;
  return 'onChange' in field || (isQuestion(field) && !isTyped(field) && isReadIn(field, read));
}

function isReadIn(field: Field, read: ReadonlySet<string>): boolean {
  return answerNames(field).some((name) => read.has(name));
}
