import type { Random } from './random.ts';

/** Tokens of the notation for damaged or generated texts. */
const pieces: readonly [string, ...string[]] = [
  ' ', '(', ')', '[', ']', '{', '}', "'", "''", ',', ':', '.', '=', '!=', '<', '+', '-', '*', '/', '%', '0', '1e9', 'x', 'item', 'answers.days',
  ' and ', ' or ', ' not ', ' else ', ' if ', ' then ', ' in ', ' is ', ' answered', ' for t in ', ' return ', ' satisfies ', ' every ', 'é', '😀', '\n', '"', '\\',
]; // biome-ignore format: a table

/** Ways to nest a formula: the text before it and the text after it. */
const nestings: readonly [Nesting, ...Nesting[]] = [
  ['(', ')'], ['[', ']'], ['{a: ', '}'], ['count(', ')'], ['price(of: ', ')'], ['x[', ']'], ['not ', ''], ['-', ''], ['- ', ' else 1'],
  ['if ', ' then 1'], ['if x then ', ' else 2'], ['if x then 1 else ', ''], ['for t in ', ' return t'], ['for t in x return ', ''],
  ['some t in x satisfies ', ''], ['every t in ', ' satisfies t'], ['', ' + 1'], ['1 - ', ''], ['', ' / 1'], ['', ' and x'], ['x or ', ''], ['', ' else 1'],
  ['', '[x]'], ['', '.a'], ['', " is answered = x"], ['x in ', ''], ['', ' between 1 and 2'], ["'", "'"], ["''", ''], ['x, ', ''], ['x: ', ''],
]; // biome-ignore format: a table

type Nesting = readonly [before: string, after: string];

/** A text that nests one to three forms of the notation up to the limits and beyond, perhaps never closed. */
export function nestedText(random: Random): string {
  const forms = Array.from({ length: 1 + random.below(3) }, () => random.pick(nestings));
  const times = random.pick([8, 32, 63, 64, 65, 199, 400, 401, 1_000, 5_000]);
  const width = forms.reduce((sum, [before, after]) => sum + before.length + after.length, 0);
  const most = Math.min(times, Math.ceil(6_000 / Math.max(1, width)));
  const before = forms.map(([text]) => text).join('');
  const after = forms
    .map(([, text]) => text)
    .reverse()
    .join('');
  const isClosed = random.chance(0.7);
  const inner = random.pick(['x', '1', "'a'", 'answers.days', '', '}', ' and ']);
  return before.repeat(most) + inner + (isClosed ? after.repeat(most) : '');
}

/** A text of random tokens of the notation. */
export function madeUpText(random: Random): string {
  const length = random.chance(0.005) ? 3_000 : random.pick([3, 5, 10, 20, 40]);
  return Array.from({ length: 1 + random.below(length) }, () => random.pick(pieces)).join('');
}

/** A text with one to three places changed. */
export function damagedText(text: string, random: Random): string {
  let damaged = text;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(damaged.length + 1);
    const gone = random.below(4);
    const added = random.chance(0.7) ? random.pick(pieces) : '';
    damaged = damaged.slice(0, at) + added + damaged.slice(at + gone);
  }
  return damaged;
}
