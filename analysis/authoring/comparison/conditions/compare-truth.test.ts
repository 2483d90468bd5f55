import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { compileRule, evaluateRule } from '../../../../engine/rules/evaluation/compile.ts';
import { emptyScope } from '../../../../engine/rules/runtime/scope.ts';
import { releaseWith } from '../../../../tests/support/comparison/edited-release.ts';
import { type Setting, settingOf, sideOf } from '../side.ts';
import { compareTruth, type Example } from './compare-truth.ts';

const kinds = ['school', 'family', 'alone'];
const days = ['2026-04-30', '2026-05-01', '2026-05-02', '2026-05-03'];
/** Every answer that the form admits, but for days that no condition below tells from these. */
const answers = {
  guests: [undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  kind: [undefined, ...kinds],
  isMember: [undefined, true, false],
  day: [undefined, ...days],
};
type Name = keyof typeof answers;

const read = (name: Name) => ({ var: `answers.${name}` });
const order = fc.constantFrom('<', '<=', '=', '>=', '>').map((name) => (name === '=' ? '==' : name));
const atom: fc.Arbitrary<Rule> = fc.oneof(
  fc
    .tuple(order, fc.integer({ min: 0, max: 10 }))
    .map(([name, count]) => ({ [name]: [read('guests'), count] })),
  fc
    .tuple(order, fc.constantFrom(...days.slice(1, 3)))
    .map(([name, day]) => ({ [name]: [read('day'), day] })),
  fc
    .constantFrom('==', '!=')
    .chain((name) => fc.constantFrom(...kinds).map((id) => ({ [name]: [read('kind'), id] }))),
  fc.constant(read('isMember')),
  fc.constantFrom<Name>('guests', 'kind', 'isMember', 'day').map((name) => ({ answered: read(name) })),
);
const condition = fc.letrec<{ rule: Rule }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    atom,
    fc
      .tuple(fc.constantFrom('and', 'or'), tie('rule'), tie('rule'))
      .map(([name, a, b]) => ({ [name]: [a, b] })),
    tie('rule').map((rule) => ({ '!': rule })),
  ),
})).rule as fc.Arbitrary<Rule>;

function setting(): Setting {
  const fields = [
    '{ "name": "guests", "type": "text-input", "label": "Guests", "value": { "type": "integer", "minimum": 1, "maximum": 9 }, "messages": { "type": "A number", "minimum": "Too few", "maximum": "Too many" } }',
    '{ "name": "day", "type": "text-input", "inputType": "date", "label": "Day", "value": { "type": "string", "format": "date" }, "messages": { "format": "A date" } }',
  ];
  const side = sideOf(releaseWith([['visit-form', '"fields": [', `"fields": [${fields.join(', ')}, `]]));
  const journey = side.of('journey').find(({ id }) => id === 'visit');
  return settingOf(side, journey);
}

/** The outcome of a condition for each combination of answers. */
function* combinations(names: readonly Name[] = Object.keys(answers) as Name[]): Iterable<Example> {
  const [name, ...rest] = names;
  if (name === undefined) return yield new Map();
  for (const value of answers[name])
    for (const others of combinations(rest)) yield new Map([[`answers.${name}`, value], ...others]);
}
const all = [...combinations()];

function holds(rule: Rule, example: Example): boolean {
  const given = Object.fromEntries(
    [...example].map(([path, value]) => [path.slice('answers.'.length), value]),
  );
  return evaluateRule(compileRule(rule), { ...emptyScope, answers: given }).value === true;
}

it('Two conditions are compared as by trying all answers', () => {
  const at = setting();
  fc.assert(
    fc.property(condition, condition, (before, after) => {
      const isGained = (example: Example) => !holds(before, example) && holds(after, example);
      const isLost = (example: Example) => holds(before, example) && !holds(after, example);
      const [gains, loses] = [all.some(isGained), all.some(isLost)];
      const expected = gains ? (loses ? 'other' : 'wider') : loses ? 'narrower' : 'same';
      const found = compareTruth({ rule: before, setting: at }, { rule: after, setting: at });
      expect(found.kind).toBe(expected);
      if (found.kind === 'wider') expect(isGained(found.example)).toBe(true);
      if (found.kind === 'narrower') expect(isLost(found.example)).toBe(true);
      if (found.kind === 'other') expect([isGained(found.gained), isLost(found.lost)]).toEqual([true, true]);
    }),
    { numRuns: 500 },
  );
});
