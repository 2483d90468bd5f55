import type { Document } from '#schemas';

/** The labels of options with these ids, from the lists that have all of them. */
export function optionLabels(
  documents: readonly Document[],
  ids: readonly string[],
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const options of optionLists(documents)) {
    const own = new Map(options.map(({ id, label }) => [id, label]));
    if (!ids.every((id) => own.has(id))) continue;
    for (const [id, label] of own) if (!labels.has(id) && typeof label === 'string') labels.set(id, label);
  }
  return labels;
}

type OptionList = readonly { readonly id: string; readonly label?: unknown }[];

/** Every list of options: documents, and lists written in fields. */
function optionLists(documents: readonly Document[]): readonly OptionList[] {
  return documents.flatMap((document): readonly OptionList[] => {
    if (document.kind === 'options') return [document.options ?? []];
    if (document.kind !== 'form') return [];
    return document.fields.flatMap((field) =>
      'options' in field && Array.isArray(field.options) ? [field.options] : [],
    );
  });
}
