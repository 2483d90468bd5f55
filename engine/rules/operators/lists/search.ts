import { elementsOf } from '../../runtime/applying.ts';
import { argument, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { unansweredOrFault } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { listOf, numberType, textType } from '../../types/rule-type.ts';
import { foldedText } from '../../values/folded-text.ts';
import { property } from '../../values/property.ts';

/** How many are found where nothing else is said. */
const usual = 20;

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [2, 3],
  folds: true,
  counts: true,
  compile: (args) => {
    const list = argument(args, 0).run;
    const text = argument(args, 1).run;
    const most = args.length > 2 ? argument(args, 2).run : () => usual;
    return (scope) => {
      const [typed, limit] = [text(scope), most(scope)];
      if (typeof typed !== 'string') return unansweredOrFault('text', typed);
      if (typeof limit !== 'number') return unansweredOrFault('a number', limit);
      return found(elementsOf(list(scope)), foldedText(typed), limit);
    };
  },
};

/** The elements that have every word of a text, those that begin with the whole text first. */
function found(list: readonly unknown[], wanted: string, most: number): readonly unknown[] {
  const words = wanted.split(' ').filter((word) => word !== '');
  const first: unknown[] = [];
  const others: unknown[] = [];
  for (const element of words.length > 0 ? list : []) {
    const label = typeof element === 'string' ? element : property(element, 'label');
    if (typeof label !== 'string') continue;
    const own = ` ${foldedText(label)}`;
    if (!words.every((word) => own.includes(` ${word}`))) continue;
    (own.startsWith(` ${wanted}`) ? first : others).push(element);
    if (first.length >= most) break;
  }
  return [...first, ...others].slice(0, Math.max(0, most));
}

export const declaration: OperatorDeclaration = {
  name: 'search',
  summary:
    'The texts of a list, or its objects by their label, that have all words of a text or their beginnings, at most 20 or as many as said. Accents, capitals and the order of words do not matter.',
  example: { search: [{ options: 'rooms' }, { var: 'answers.room' }] },
  type: (call) => {
    const item = call.expectList(0);
    const label = item.kind === 'object' ? item.properties.label : item;
    if (item.kind !== 'never' && label?.kind !== 'text' && label?.kind !== 'choice') {
      const message = 'The elements have no label that could be searched.';
      call.report(0, 'wrong-argument-type', message, 'Give texts, options, or objects with a text "label".');
    }
    call.expect(1, textType);
    if (call.args.length > 2) call.expect(2, numberType);
    return listOf(item);
  },
  phrase: ({ word }) => `those of ${word(0)} with the words ${word(1)}`,
};
