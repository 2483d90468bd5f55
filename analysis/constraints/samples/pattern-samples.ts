import { type PatternTree, parsePattern } from '../patterns/pattern-tree.ts';

/** Repetitions of a part that may be repeated without end, in the longest sample. */
const mostRepeats = 4;

/** Characters that samples prefer, where a pattern allows several. */
const preferred = ['1', 'a', 'A', ' '].map((character) => character.charCodeAt(0));

/** Texts that probably match a pattern: a shortest and a longer one for each alternative. Callers try them. */
export function patternSamples(pattern: string): readonly string[] {
  const tree = parsePattern(pattern);
  if (tree === undefined) return [];
  const alternatives = tree.node === 'choice' ? tree.parts : [tree];
  return alternatives.flatMap((part) => [sampleOf(part, false), sampleOf(part, true)]);
}

function sampleOf(tree: PatternTree, isLong: boolean): string {
  switch (tree.node) {
    case 'empty':
    case 'edge':
      return '';
    case 'characters':
      return characterOf(tree.set);
    case 'sequence':
      return tree.parts.map((part) => sampleOf(part, isLong)).join('');
    case 'choice':
      return sampleOf(tree.parts[0] ?? { node: 'empty' }, isLong);
    case 'repeat': {
      const most = Math.min(tree.most, tree.least + mostRepeats);
      return sampleOf(tree.part, isLong).repeat(isLong ? most : tree.least);
    }
  }
}

function characterOf(set: readonly (readonly [from: number, to: number])[]): string {
  const known = preferred.find((code) => set.some(([from, to]) => from <= code && code <= to));
  const code = known ?? set[0]?.[0];
  return code === undefined ? '' : String.fromCodePoint(code);
}
