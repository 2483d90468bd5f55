import { advise, type Help } from '../../base/problems/suggest.ts';
import { refusedKeys } from '../values/property.ts';
import { type RuleType, unknownType } from './rule-type.ts';

/** Type of a property, or help when there is none. */
export type FoundType = { readonly type: RuleType } | { readonly help: Help };

/** Finds the type of a property; elements of a list have their index as name. */
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
        ? { help: advise(name, Object.keys(holder.properties)) }
        : { type: declared };
    }
    default:
      return { help: 'It is a single value and has no properties.' };
  }
}
