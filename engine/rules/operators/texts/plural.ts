import { argument, type OperatorEvaluation } from '../../runtime/compiling.ts';
import { unansweredOrFault } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { numberType, objectOf, textType } from '../../types/rule-type.ts';
import { isPlainObject } from '../../values/property.ts';

/** The categories of the Unicode CLDR; English has `one` and `other`. */
const categories: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const rules = new Map<string, Intl.PluralRules>();
const mostRules = 100;

function categoryOf(count: number, locale: string): string {
  let known = rules.get(locale);
  if (known === undefined) {
    if (rules.size >= mostRules) rules.clear();
    known = new Intl.PluralRules(locale);
    rules.set(locale, known);
  }
  return known.select(count);
}

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [2, 3],
  // It depends on the language of the page.
  folds: false,
  compile: (args) => {
    const number = argument(args, 0).run;
    const forms = argument(args, 1).run;
    const others = args[2]?.run;
    return (scope) => {
      const count = number(scope);
      if (typeof count !== 'number') return unansweredOrFault('a number', count);
      const category = categoryOf(count, scope.formats?.locale ?? 'en');
      if (others !== undefined) return category === 'one' ? forms(scope) : others(scope);
      const named = forms(scope);
      return isPlainObject(named) ? (named[category] ?? named.other) : unansweredOrFault('an object', named);
    };
  },
};

export const declaration: OperatorDeclaration = {
  name: 'plural',
  summary:
    'The text for a number in the language of the page: for one and for others, or by the names of its plural categories.',
  example: { plural: [{ count: { var: 'answers.extras' } }, 'extra', 'extras'] },
  type: (call) => {
    call.expect(0, numberType);
    if (call.args.length > 2) {
      call.expect(1, textType);
      call.expect(2, textType);
      return textType;
    }
    const forms = call.expect(1, objectOf({ other: textType }));
    for (const name of forms.kind === 'object' ? Object.keys(forms.properties) : []) {
      if (categories.includes(name)) continue;
      const message = `${JSON.stringify(name)} is no plural category.`;
      call.report(
        1,
        'wrong-argument-type',
        message,
        `Use ${categories.join(', ')}; languages have some of them.`,
      );
    }
    return textType;
  },
  phrase: ({ word, args }) =>
    args.length > 2
      ? `${word(1)} or ${word(2)} as ${word(0)} is one or not`
      : `the one of ${word(1)} that the language has for ${word(0)}`,
};
