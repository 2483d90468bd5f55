import type { OperatorEvaluation } from '../../runtime/compiling.ts';
import { spend } from '../../runtime/limits.ts';
import { isUnanswered, mismatch } from '../../runtime/unanswered.ts';
import type { OperatorDeclaration } from '../../types/operator-declaration.ts';
import { isMissing, missingType, objectOf, type RuleType } from '../../types/rule-type.ts';
import { join } from '../../types/type-relations.ts';
import { isPlainObject, refusedKeys } from '../../values/property.ts';
import { joinWords } from '../phrasing.ts';

export const evaluation: OperatorEvaluation = {
  arguments: 'values',
  arity: [2, Number.POSITIVE_INFINITY],
  folds: true,
  counts: true,
  compile: (args) => {
    const parts = args.map((part) => part.run);
    return (scope) => {
      const extended: Record<string, unknown> = {};
      let entries = 0;
      for (const part of parts) {
        const value = part(scope);
        if (isUnanswered(value)) continue;
        if (!isPlainObject(value)) return mismatch('an object', [value]);
        for (const name of Object.keys(value)) {
          entries += 1;
          const inner = value[name];
          if (!isUnanswered(inner) || !Object.hasOwn(extended, name)) setProperty(extended, name, inner);
        }
      }
      spend(entries);
      return extended;
    };
  },
};

/** Sets an own property, of any name: assigning `__proto__` would change the prototype. */
function setProperty(object: Record<string, unknown>, name: string, value: unknown): void {
  if (!refusedKeys.has(name)) object[name] = value;
  else Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });
}

export const declaration: OperatorDeclaration = {
  name: 'extend',
  summary: 'An object with the properties of all the objects; later ones win, unanswered ones add nothing.',
  example: { extend: [{ var: 'results.customer' }, { object: { source: 'site' } }] },
  type: (call) => {
    let properties: Record<string, RuleType> = {};
    let rest: RuleType | undefined;
    let closed = true;
    for (const index of call.args.keys()) {
      const type = call.expect(index, objectOf({}));
      if (isMissing(type)) rest = missingType;
      if (type.kind !== 'object') continue;
      closed &&= type.closed ?? false;
      properties = { ...properties, ...type.properties };
      rest = rest === undefined ? type.rest : join(rest, type.rest ?? rest);
    }
    return { ...objectOf(properties, rest), ...(closed && { closed }) };
  },
  phrase: ({ words }) => joinWords(words(), 'extended with', ' extended with '),
};
