import type { DocumentNames } from './document-names.ts';
import type { Schema } from './schema.ts';

/** The names of a folder's documents as a schema: lists for completion, and the inputs of each operation. */
export function namesSchema({ names, inputs }: DocumentNames): Schema {
  const lists = Object.entries(names).map(([kind, found]) => [kind, listOf(found)]);
  const { facts, answers, results } = names;
  const roots = [...entries('facts', facts), ...entries('answers', answers), ...entries('results', results)];
  const clearable = new Map([...entries('answers', answers), ...entries('results', results)]);
  const formulas = roots.map(([path, description]) => ({
    label: `= ${path}`,
    description,
    body: `= ${path}`,
  }));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    description: 'Names of a folder’s documents, for editors to complete: written by `waymark schemas`.',
    definitions: {
      ...Object.fromEntries(lists),
      clearable: listOf(clearable),
      formulas: { defaultSnippets: formulas },
      callInputs: { allOf: [...inputs].sort(byName).map(([operation, given]) => inputsOf(operation, given)) },
    },
  };
}

function listOf(found: ReadonlyMap<string, string>): Schema {
  if (found.size === 0) return { not: {} };
  const sorted = [...found].sort(byName);
  return { enum: sorted.map(([name]) => name), enumDescriptions: sorted.map(([, words]) => words) };
}

function entries(root: string, found: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  return [...found].sort(byName).map(([name, words]) => [`${root}.${name}`, words]);
}

/** Schema of `with` where an action calls this operation. */
function inputsOf(operation: string, given: ReadonlyMap<string, string>): Schema {
  const properties = [...given].sort(byName).map(([name, words]) => [name, { description: words }]);
  return {
    if: {
      anyOf: ['call', 'send'].map((verb) => ({
        properties: { [verb]: { const: operation } },
        required: [verb],
      })),
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { with: { properties: Object.fromEntries(properties) } } },
  };
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
