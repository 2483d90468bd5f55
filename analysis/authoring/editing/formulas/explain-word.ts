import { declarationOfOperator, functionId, operatorCalled } from '#engine';
import { isDescribed, ruleOfFact } from '#engine/parts';
import { writeFormula } from '../../../rules/formulas/write-formula.ts';
import { wordAt } from '../formula-word.ts';
import { describeType, typeAtPath } from '../members.ts';
import type { PlacedPart } from '../typed-parts.ts';
import type { EditedFormula } from './edited-formula.ts';
import { optionLabels } from './option-labels.ts';
import { type EditedDocuments, typesOfParts } from './types-of-parts.ts';

/** An explanation of a part of a formula. */
export interface WordExplanation {
  readonly markdown: string;
  readonly from: number;
  readonly to: number;
}

/** Words for an answer or a result by its name. */
type LabelOf = (root: 'answers' | 'results', name: string) => string | undefined;

/** Explains the word at a place of a formula: the type of a path, an operator, a function, or an option. */
export function explainWord(
  edited: EditedDocuments,
  place: EditedFormula,
  labelOf: LabelOf,
): WordExplanation | undefined {
  const word = wordAt(place.formula, place.offset);
  if (word === undefined) return undefined;
  const markdown = () => {
    switch (word.kind) {
      case 'call':
        return describeCall(edited, word.name);
      case 'text':
        return optionLabels(
          edited.documents.map(({ document }) => document),
          [word.text],
        ).get(word.text);
      case 'path': {
        const text = place.withFormula(place.formula);
        const asked = { path: place.path, text, rule: place.pointer, parts: [word.pointer] };
        const [parts = []] = typesOfParts(edited, asked);
        return describePath(edited, word.keys, parts, labelOf);
      }
    }
  };
  const found = markdown();
  return found === undefined ? undefined : { markdown: found, ...word.span };
}

function describeCall(edited: EditedDocuments, name: string): string | undefined {
  const operator = operatorCalled(name);
  if (operator !== undefined) {
    const { summary, example } = declarationOfOperator(operator);
    return `\`${name}\`: ${summary}\n\n\`\`\`\n${writeFormula(example)}\n\`\`\``;
  }
  const id = functionId(name);
  const found = edited.documents.find(({ document }) => document.kind === 'function' && document.id === id);
  if (found?.document.kind !== 'function') return undefined;
  const { input = {}, description } = found.document;
  const inputs = Object.keys(input).map((each) => `${each}: …`);
  return `\`${name}(${inputs.join(', ')})\`${description === undefined ? '' : `\n\n${description}`}`;
}

function describePath(
  edited: EditedDocuments,
  keys: readonly string[],
  parts: readonly PlacedPart[],
  labelOf: LabelOf,
): string | undefined {
  const types = new Set(
    parts.flatMap((part) => {
      const type = typeAtPath(part, keys);
      return type === undefined ? [] : describeType(type);
    }),
  );
  if (types.size === 0) return undefined;
  const said = wordsOf(edited, keys, labelOf);
  return `\`${keys.join('.')}\`: ${[...types].join('; elsewhere ')}${said === undefined ? '' : `\n\n${said}`}`;
}

/** The label of an answer, the formula of a fact, or where a result comes from. */
function wordsOf(
  { documents }: EditedDocuments,
  [root, name = '', ...rest]: readonly string[],
  labelOf: LabelOf,
): string | undefined {
  if (rest.length > 0) return undefined;
  if (root === 'facts') {
    for (const { document } of documents) {
      if (document.kind !== 'facts' && document.kind !== 'journey') continue;
      const fact = Object.hasOwn(document.facts ?? {}, name) ? document.facts?.[name] : undefined;
      if (fact === undefined) continue;
      const formula = `\`\`\`\n${writeFormula(ruleOfFact(fact))}\n\`\`\``;
      return isDescribed(fact) ? `${fact.description}\n\n${formula}` : formula;
    }
  }
  if (root !== 'answers' && root !== 'results') return undefined;
  return labelOf(root, name);
}
