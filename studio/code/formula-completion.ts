import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { FormulaCompletion, FormulaCompletions } from '#analysis';

const types: Readonly<Record<FormulaCompletion['kind'], string>> = {
  member: 'property',
  root: 'variable',
  word: 'keyword',
  function: 'function',
  text: 'constant',
};

/** Completions at the cursor, asked for after a letter, a dot or a quote, and by Ctrl Space. */
export async function completionsAtCursor(
  { state, pos, explicit }: CompletionContext,
  complete: (formula: string, offset: number) => Promise<FormulaCompletions | undefined>,
): Promise<CompletionResult | null> {
  const formula = state.doc.toString();
  if (!explicit && !/[\w.']$/.test(formula.slice(0, pos))) return null;
  const found = await complete(formula, pos);
  if (found === undefined || found.items.length === 0) return null;
  return { from: found.from, options: found.items.map(optionOf), validFor: /^[\w-]*$/ };
}

function optionOf({ label, kind, insert, detail, documentation, rank }: FormulaCompletion): Completion {
  return {
    label,
    type: types[kind],
    boost: -rank,
    ...(insert !== undefined && { apply: insert }),
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined && { info: documentation }),
  };
}
