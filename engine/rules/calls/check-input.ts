import { pointerOf } from '../../documents/json-pointer.ts';
import { didYouMean } from '../../problems/suggest.ts';
import { objectTemplateTypes } from '../object-template.ts';
import type { TypedCall } from '../operator-declaration.ts';
import { isPlainObject } from '../property.ts';
import { nameType, type RuleType } from '../rule-type.ts';
import { hasLongerLists } from '../sizes.ts';
import { isAssignable } from '../type-relations.ts';

/** Reports what is given to a decision or a function and is not what it declares. Gives the types of what is given. */
export function checkInput(
  call: TypedCall,
  { noun, name, declared }: { noun: string; name: string; declared: Readonly<Record<string, RuleType>> },
): Readonly<Record<string, RuleType>> {
  const given = call.args[1];
  if (given !== undefined && !isPlainObject(given)) {
    const message = `It expected an object of rules, one for each input of the ${noun}.`;
    call.report(1, 'wrong-argument-type', message, `Write {"${call.name}": ["id", {"name": …}]}.`);
    return {};
  }
  const types = objectTemplateTypes(given ?? {}, call, '/1');
  for (const [input, type] of Object.entries(types)) {
    const below = pointerOf(input);
    const wanted = Object.hasOwn(declared, input) ? declared[input] : undefined;
    if (wanted === undefined) {
      const help = didYouMean(input, Object.keys(declared));
      call.report(1, 'unknown-input', `The ${noun} "${name}" has no input "${input}".`, help, below);
    } else if (!isAssignable(type, wanted)) {
      const message = `The input "${input}" of "${name}" should be ${nameType(wanted)} but is ${nameType(type)}.`;
      call.report(1, 'wrong-argument-type', message, `Give what the ${noun} declares.`, below);
    } else if (hasLongerLists(type, wanted)) {
      const message = `The input "${input}" may hold longer lists than the ${noun} "${name}" declares.`;
      const help = `Raise "maxItems" in the ${noun}, or declare it for what is given.`;
      call.report(1, 'too-many-items', message, help, below);
    }
  }
  return types;
}
