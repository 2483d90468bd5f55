import { pointerOf, type RuleType, suggestionsOf } from '#engine';
import { isAssignable, isHidden, nameType, quoted, textType, typeOfSchema } from '#engine/parts';
import type { Form } from '#schemas';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/**
 * Checks that a suggesting operation takes the typed text, requires nothing else, and returns suggestions.
 */
export function* checkSuggestions(
  release: ReleaseIndex,
  entry: ReleaseEntry<Form>,
  results: ReadonlyMap<string, RuleType>,
): Iterable<ReleaseFinding> {
  for (const [index, field] of entry.document.fields.entries()) {
    const suggestions = suggestionsOf(field);
    if (suggestions === undefined) continue;
    const { operation: id, input, idAnswer } = suggestions;
    const operation = release.find('operation', id);
    if (operation === undefined) continue;
    const pointer = pointerOf('fields', index, 'suggestions');
    const result = results.get(id);
    if (result !== undefined && !isHidden(result) && !isSuggesting(result, idAnswer !== undefined)) {
      const expected = idAnswer === undefined ? 'texts, or of objects with' : 'objects with';
      const message = `Suggestions are a list of ${expected} "id" and "label"; the operation ${quoted(id)} gives ${nameType(result)}.`;
      const help = 'Change the "result" of the operation.';
      yield { entry, code: 'wrong-rule-type', pointer: `${pointer}/operation`, message, help };
    }
    const schema = Object.hasOwn(operation.input, input) ? operation.input[input] : undefined;
    if (schema !== undefined && !isAssignable(textType, typeOfSchema(schema))) {
      const message = `The input ${quoted(input)} of ${quoted(id)} does not take any text a visitor may type.`;
      const help = 'Give the input the type "string", without "enum".';
      yield { entry, code: 'wrong-rule-type', pointer: `${pointer}/input`, message, help };
    }
    for (const name of Object.keys(operation.input)) {
      if (name === input || operation.optional?.includes(name)) continue;
      const message = `The operation ${quoted(id)} also needs the input ${quoted(name)}, which a suggestion cannot give.`;
      const help = 'List it under "optional" of the operation, or take it out.';
      yield { entry, code: 'missing-input', pointer: `${pointer}/operation`, message, help };
    }
  }
}

/** Whether a result is a list of texts (if no id is stored), or of objects with label and id. */
function isSuggesting(result: RuleType, needsId: boolean): boolean {
  if (result.kind !== 'list') return false;
  const { item } = result;
  if (item.kind !== 'object') return !needsId && isAssignable(item, textType);
  const { id, label } = item.properties;
  return [id, label].every((part) => part !== undefined && isAssignable(part, textType));
}
