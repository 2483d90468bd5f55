import { describeType, type PlacedPart, typeAtPath, wordAt, writeFormula } from '#analysis';
import { declarationOfOperator, functionId, operatorCalled, valueAt } from '#engine';
import { documentNames } from '../../editor-schemas/document-names.ts';
import type { Workspace } from '../workspace.ts';
import type { FormulaPlace } from './formula-place.ts';
import { optionLabels } from './option-labels.ts';
import { typesOfParts } from './typed-parts.ts';

/** An explanation of a part of a formula. */
export interface FormulaHover {
  readonly markdown: string;
  readonly from: number;
  readonly to: number;
}

/** Explains the word at a place of a formula: the type of a path, an operator, a function, or an option. */
export function hoverFormula(
  workspace: Workspace,
  path: string,
  text: string,
  place: FormulaPlace,
): FormulaHover | undefined {
  const word = wordAt(place.formula, place.offset);
  if (word === undefined) return undefined;
  const markdown = () => {
    switch (word.kind) {
      case 'call':
        return describeCall(workspace, word.name);
      case 'text':
        return optionLabels(workspace, [word.text]).get(word.text);
      case 'path': {
        const asked = { path, text, rule: place.pointer, parts: [word.pointer] };
        const [parts = []] = typesOfParts(workspace, asked);
        return describePath(workspace, word.keys, parts);
      }
    }
  };
  const found = markdown();
  return found === undefined ? undefined : { markdown: found, ...word.span };
}

function describeCall(workspace: Workspace, name: string): string | undefined {
  const operator = operatorCalled(name);
  if (operator !== undefined) {
    const { summary, example } = declarationOfOperator(operator);
    return `\`${name}\`: ${summary}\n\n\`\`\`\n${writeFormula(example)}\n\`\`\``;
  }
  const id = functionId(name);
  const found = workspace.documents.find(
    ({ document }) => document.kind === 'function' && document.id === id,
  );
  if (found?.document.kind !== 'function') return undefined;
  const { input = {}, description } = found.document;
  const inputs = Object.keys(input).map((each) => `${each}: …`);
  return `\`${name}(${inputs.join(', ')})\`${description === undefined ? '' : `\n\n${description}`}`;
}

function describePath(
  workspace: Workspace,
  keys: readonly string[],
  parts: readonly PlacedPart[],
): string | undefined {
  const types = new Set(
    parts.flatMap((part) => {
      const type = typeAtPath(part, keys);
      return type === undefined ? [] : describeType(type);
    }),
  );
  if (types.size === 0) return undefined;
  const said = wordsOf(workspace, keys);
  return `\`${keys.join('.')}\`: ${[...types].join('; elsewhere ')}${said === undefined ? '' : `\n\n${said}`}`;
}

/** The label of an answer, the formula of a fact, or where a result comes from. */
function wordsOf(
  { documents }: Workspace,
  [root, name = '', ...rest]: readonly string[],
): string | undefined {
  if (rest.length > 0) return undefined;
  if (root === 'facts') {
    for (const { document } of documents) {
      const rule = valueAt(document, `/facts/${name}`);
      if (rule !== undefined) return `\`\`\`\n${writeFormula(rule)}\n\`\`\``;
    }
  }
  if (root !== 'answers' && root !== 'results') return undefined;
  const { names } = documentNames(documents.map(({ document }) => document));
  return names[root].get(name);
}
