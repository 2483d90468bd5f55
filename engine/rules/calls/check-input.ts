import { pointerOf } from '../../base/json/json-pointer.ts';
import { advise } from '../../base/problems/suggest.ts';
import { nameType } from '../types/name-type.ts';
import type { TypedCall } from '../types/operator-declaration.ts';
import type { RuleType } from '../types/rule-type.ts';
import { type LargerPart, largerPart } from '../types/sizes.ts';
import { isAssignable } from '../types/type-relations.ts';
import { isPlainObject } from '../values/property.ts';
import { objectTemplateTypes } from './object-template.ts';

/** Checks the input of a decision or function against its declaration. Returns the given types. */
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
      const help = advise(input, Object.keys(declared));
      call.report(1, 'unknown-input', `The ${noun} "${name}" has no input "${input}".`, help, below);
    } else if (!isAssignable(type, wanted)) {
      const message = `The input "${input}" of "${name}" should be ${nameType(wanted, type)} but is ${nameType(type, wanted)}.`;
      call.report(1, 'wrong-argument-type', message, `Give what the ${noun} declares.`, below);
    } else reportSize(call, { noun, name, input }, largerPart(type, wanted));
  }
  return types;
}

/** Reports an argument that may be larger than declared: it could cost more than calculated. */
function reportSize(
  call: TypedCall,
  { noun, name, input }: { noun: string; name: string; input: string },
  part: LargerPart | undefined,
): void {
  if (part === undefined) return;
  const { kind, place } = part;
  const isList = kind === 'list';
  // A character has one or two UTF-16 units.
  const shown = (size: number) => (isList ? size : Math.ceil(size / 2)).toLocaleString('en');
  const sizes = `${shown(part.given)} where ${shown(part.declared)} ${isList ? 'elements' : 'characters'} are declared`;
  const message = `The input "${input}${place}" of "${name}" may be a ${isList ? 'list' : 'text'} of ${sizes}.`;
  const help = `Raise "${isList ? 'maxItems' : 'maxLength'}" in the ${noun}, or declare it for what is given.`;
  call.report(1, isList ? 'too-many-items' : 'too-long', message, help, pointerOf(input));
}
