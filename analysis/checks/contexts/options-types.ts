import { objectOf, type RuleType } from '#engine';
import { choiceOf, join, literalType, type OptionsType, textType } from '#engine/parts';
import type { Choice, Options } from '#schemas';

/** Types of the columns that `lookup` finds in options documents, by document id. */
export function optionsTypes(documents: readonly Options[]): ReadonlyMap<string, OptionsType> {
  return new Map(documents.map(({ id, options }) => [id, optionsType(options ?? [])]));
}

/** Types of the `data` columns of an options document; `lookup` can also read labels and hints. */
function optionsType(options: readonly Choice[]): OptionsType {
  const columns: { [column: string]: RuleType } = {};
  for (const { data = {} } of options) {
    for (const [column, value] of Object.entries(data)) {
      const type = literalType(value);
      const before = Object.hasOwn(columns, column) ? columns[column] : undefined;
      columns[column] = before === undefined ? type : join(before, type);
    }
  }
  return { ids: options.map(({ id }) => id), columns };
}

/** Type of `item` in rules that are evaluated for each of these options. */
export function itemType(options: readonly Choice[]): RuleType {
  const { ids, columns } = optionsType(options);
  // The value of a formula is no part of an option before it is shown.
  const texts = (['label', 'hint'] as const).filter((name) =>
    options.every(({ [name]: text }) => text === undefined || typeof text === 'string'),
  );
  return objectOf({
    ...columns,
    id: choiceOf(ids),
    ...Object.fromEntries(texts.map((name) => [name, textType])),
  });
}
