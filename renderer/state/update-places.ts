import { answerNames, type CompiledForm, isQuestion, isTyped, memoize, suggestionsOf } from '#engine';
import type { Field } from '#schemas';

/**
 * Names of the fields after which a visitor without JavaScript needs a way to see what follows: those whose answer
 * changes what comes next, and of several that change nothing up to the last of them, the last.
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
    // One that is not always there can stand for no other.
    if (waiting.some((each) => isReadIn(each, reads)) || (leads && when !== undefined)) place();
    if (leads) waiting.push(field);
  }
  place();
  return places;
});

/**
 * Whether the step may look different for another answer. Suggestions and look-ups have a button of their own, and a
 * text changes little else unless the field says so.
 */
function leadsToMore(field: Field, read: ReadonlySet<string>): boolean {
  if (suggestionsOf(field) || 'onPress' in field) return false;
  return 'onChange' in field || (isQuestion(field) && !isTyped(field) && isReadIn(field, read));
}

function isReadIn(field: Field, read: ReadonlySet<string>): boolean {
  return answerNames(field).some((name) => read.has(name));
}
