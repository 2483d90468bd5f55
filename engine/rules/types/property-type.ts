import { didYouMean } from '../../problems/suggest.ts';
import { refusedKeys } from '../values/property.ts';
import { type RuleType, unknownType } from './rule-type.ts';

/** Type of a property of a value, or why there is none. */
export type FoundType = { readonly type: RuleType } | { readonly help: string };

/** Looks a property up in a type; an element of a list is looked up by its position. */
export function propertyType(holder: RuleType, name: string): FoundType {
  if (refusedKeys.has(name)) return { help: 'Use another name: this one is never a property of data.' };
  switch (holder.kind) {
    case 'never':
      return { type: holder };
    case 'unknown':
      return { type: unknownType };
    case 'list':
      return /^(0|[1-9]\d*)$/.test(name)
        ? { type: holder.item }
        : { help: 'Use "find", "map" or a position from 0.' };
    case 'object': {
      const declared = Object.hasOwn(holder.properties, name) ? holder.properties[name] : holder.rest;
      return declared === undefined
        ? { help: didYouMean(name, Object.keys(holder.properties)) }
        : { type: declared };
    }
    default:
      return { help: 'It is a single value and has no properties.' };
  }
}
