import { readCall } from '#engine/parts';
import { valuesNamed } from '../values/representatives.ts';
import type { Domain } from './value-domain.ts';

/** Limits between which a number lies, both among its values. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

const anyNumber: Range = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** Looks up what a term reads. */
export interface RangeSources {
  readonly facts: { readonly [name: string]: unknown };
  readonly domainAt: (path: string) => Domain | undefined;
}

/** The limits of a term if it is a number: those of what it is made of, computed as the term is. */
export function rangeOf(term: unknown, sources: RangeSources): Range {
  const range = rangeWithin(term, sources, []);
  return range.low <= range.high ? range : anyNumber;
}

function rangeWithin(term: unknown, sources: RangeSources, within: readonly string[]): Range {
  if (typeof term === 'number') return { low: term, high: term };
  const { name = '', args = [] } = readCall(term) ?? {};
  const of = (part: unknown) => rangeWithin(part, sources, within);
  switch (name) {
    case 'var': {
      const path = String(args[0]);
      const fact = path.startsWith('facts.') ? path.slice('facts.'.length) : undefined;
      if (fact === undefined) return args.length > 1 ? anyNumber : declaredRange(sources.domainAt(path));
      if (within.includes(fact) || !Object.hasOwn(sources.facts, fact)) return anyNumber;
      return rangeWithin(sources.facts[fact], sources, [...within, fact]);
    }
    case 'count':
      return { low: 0, high: mostElements(args[0], sources) };
    case '+':
      return args.map(of).reduce(sumOf);
    case '-':
      return args.length === 1 ? opposite(of(args[0])) : sumOf(of(args[0]), opposite(of(args[1])));
    case '*':
      return args.map(of).reduce(productOf);
    case 'max':
      return {
        low: Math.max(...args.map((arg) => of(arg).low)),
        high: Math.max(...args.map((arg) => of(arg).high)),
      };
    case 'min':
      return {
        low: Math.min(...args.map((arg) => of(arg).low)),
        high: Math.min(...args.map((arg) => of(arg).high)),
      };
    case 'else':
      return args.map(of).reduce(either);
    case 'if':
      return args
        .filter((_, index) => index % 2 === 1 || index === args.length - 1)
        .map(of)
        .reduce(either);
    default:
      return anyNumber;
  }
}

function declaredRange(domain: Domain | undefined): Range {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = domain?.constraint ?? {};
  const named = domain ? valuesNamed(domain.constraint) : [];
  const numbers = named.filter((value) => typeof value === 'number');
  const least = named.length > 0 ? Math.min(...numbers) : -Infinity;
  const most = named.length > 0 ? Math.max(...numbers) : Infinity;
  return {
    low: Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity, least),
    high: Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity, most),
  };
}

/** How many elements a list has at most. */
function mostElements(list: unknown, sources: RangeSources): number {
  const { name = '', args = [] } = readCall(list) ?? {};
  if (name === 'var')
    return sources.domainAt(String(args[0]))?.constraint.maxItems ?? Number.POSITIVE_INFINITY;
  const isNoLonger = name === 'filter' || name === 'map' || name === 'sort' || name === 'distinct';
  return isNoLonger ? mostElements(args[0], sources) : Number.POSITIVE_INFINITY;
}

function sumOf(one: Range, other: Range): Range {
  return { low: one.low + other.low, high: one.high + other.high };
}

function opposite({ low, high }: Range): Range {
  return { low: -high, high: -low };
}

function productOf(one: Range, other: Range): Range {
  const ends = [one.low, one.high].flatMap((a) =>
    [other.low, other.high].map((b) => (a === 0 || b === 0 ? 0 : a * b)),
  );
  return { low: Math.min(...ends), high: Math.max(...ends) };
}

function either(one: Range, other: Range): Range {
  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) };
}
