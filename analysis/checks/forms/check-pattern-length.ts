import { linearPatterns, pointerOf } from '#engine';
import { type Constraint, type Finding, typesOf } from '#engine/parts';
import { distinctTexts } from '../../constraints/patterns/distinct-texts.ts';

/** Greatest `minLength` that texts are searched for. */
const longestSearch = 200;

/**
 * Reports a `pattern` whose matches are all shorter than `minLength` or longer than `maxLength`. Undecided
 * patterns are not reported.
 *
 * @param constraint its pattern must be valid
 */
export function* checkPatternLength(constraint: Constraint, pointer: string): Iterable<Finding> {
  const { pattern, minLength = 0, maxLength = Infinity } = constraint;
  if (pattern === undefined || minLength > maxLength || !isForTexts(constraint)) return;
  const shortest = shortestMatch(pattern, 0);
  if (typeof shortest !== 'number') return;
  if (shortest > maxLength) {
    yield {
      code: 'impossible-constraint',
      pointer: pointer + pointerOf('maxLength'),
      message: `No text fits "pattern" and "maxLength" ${maxLength}: the shortest that matches has length ${shortest}.`,
      help: 'Raise "maxLength" or change "pattern".',
    };
    return;
  }
  if (shortest >= minLength || minLength > longestSearch) return;
  const longer = shortestMatch(pattern, minLength);
  if (longer === 'none') {
    yield {
      code: 'impossible-constraint',
      pointer: pointer + pointerOf('minLength'),
      message: `No text fits "pattern" and "minLength" ${minLength}: every text that matches is shorter.`,
      help: 'Lower "minLength" or change "pattern".',
    };
  } else if (typeof longer === 'number' && longer > maxLength) {
    yield {
      code: 'impossible-constraint',
      pointer: pointer + pointerOf('maxLength'),
      message: `No text fits "pattern", "minLength" ${minLength} and "maxLength" ${maxLength}: every text that matches is shorter or longer.`,
      help: 'Change "pattern" or one of the two.',
    };
  }
}

function isForTexts(constraint: Constraint): boolean {
  return (
    constraint.type === undefined || typesOf(constraint).every((type) => type === 'string' || type === 'null')
  );
}

/** Length of the shortest text that matches and is no shorter than `least`. */
function shortestMatch(pattern: string, least: number): number | 'none' | 'undecided' {
  const texts = distinctTexts({ patterns: [{ pattern, flags: '' }], minLength: least, constants: new Set() });
  if (texts === undefined) return 'undecided';
  const matches = linearPatterns(pattern);
  const lengths = texts.filter(matches).map((text) => [...text].length);
  const fitting = lengths.filter((length) => length >= least);
  return fitting.length === 0 ? 'none' : Math.min(...fitting);
}
