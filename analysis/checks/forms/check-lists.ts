import { itemFields, itemsOf, pointerOf } from '#engine';
import { constraintOf, quoted } from '#engine/parts';
import type { Field, Form } from '#schemas';
import type { DocumentCheck, ReleaseEntry, ReleaseFinding } from '../release/release-index.ts';

/** Most items of a list, and most of those that are there from the beginning. */
const mostItems = 100;
const mostBegun = 20;
/** Most questions of a full list: each is an entry of the form that is sent. */
const mostQuestions = 500;
/** Keywords that limit a list. */
const limits: ReadonlySet<string> = new Set(['type', 'minItems', 'maxItems']);
/** Names that an item has besides its answers. */
const ownNames: ReadonlySet<string> = new Set(['id', 'position']);
/** Properties that a question of an item cannot have. */
const notInItems = ['onChange', 'clearedBy', 'orphan', 'unread'] as const;

/** Checks lists of items: their limits, and the names and properties of the questions about each. */
export const checkLists: DocumentCheck<Form> = {
  of: ['form'],
  *run(_, entry) {
    for (const [index, field] of entry.document.fields.entries())
      if (itemsOf(field)) yield* checkList(entry, field, pointerOf('fields', index));
  },
};

function* checkList(entry: ReleaseEntry<Form>, field: Field, pointer: string): Iterable<ReleaseFinding> {
  yield* checkLimits(entry, field, pointer);
  const names = new Set<string>();
  for (const [index, inner] of itemFields(field).entries()) {
    const at = `${pointer}${pointerOf('fields', index)}`;
    const { name } = inner;
    if (ownNames.has(name) || names.has(name)) {
      const message = ownNames.has(name)
        ? `Every item has ${quoted(name)} already: its ${name === 'id' ? 'identity' : 'place in the list'}.`
        : `The list has a question ${quoted(name)} already.`;
      yield { entry, code: 'duplicate-field', pointer: `${at}/name`, message, help: 'Give it another name.' };
    }
    names.add(name);
    for (const property of notInItems) {
      if (!Object.hasOwn(inner, property)) continue;
      const message = `A question of a list cannot have ${quoted(property)}.`;
      const help = property === 'unread' ? 'Say so of the list.' : 'Take it out.';
      yield {
        entry,
        code: 'unusable-in-list',
        pointer: at + pointerOf(property),
        part: 'key',
        message,
        help,
      };
    }
  }
}

function* checkLimits(entry: ReleaseEntry<Form>, field: Field, pointer: string): Iterable<ReleaseFinding> {
  const constraint = constraintOf(field);
  const refuse = (keyword: string, message: string, help: string): ReleaseFinding => ({
    entry,
    code: 'impossible-constraint',
    pointer: `${pointer}${pointerOf('value', keyword)}`,
    message,
    help,
  });
  for (const keyword of Object.keys(constraint).filter((each) => !limits.has(each))) {
    const message = `A list is limited by "minItems" and "maxItems" only, not by ${quoted(keyword)}.`;
    yield refuse(keyword, message, 'Write a check of the list, or limit the answers of its questions.');
  }
  const { minItems = 0, maxItems } = constraint;
  if (minItems > mostBegun)
    yield refuse('minItems', `A list begins with ${mostBegun} items at most.`, 'Lower "minItems".');
  if (maxItems !== undefined && maxItems > mostItems)
    yield refuse('maxItems', `A list has ${mostItems} items at most.`, 'Lower "maxItems".');
  const most = itemsOf(field)?.most(field) ?? 0;
  const questions = itemFields(field).length;
  if (most <= mostItems && most * questions > mostQuestions) {
    const message = `${most} items of ${questions} questions are more than the ${mostQuestions} answers that a list may have.`;
    const at = `${pointer}${maxItems === undefined ? '/fields' : '/value/maxItems'}`;
    const help = 'Lower "maxItems" in "value", or ask less of each item.';
    yield { entry, code: 'impossible-constraint', pointer: at, message, help };
  }
}
