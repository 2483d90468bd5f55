import fc from 'fast-check';
import type { Rule } from '#schemas';
import type { JsonValue } from '../../../engine/base/values/answers.ts';

/** The questions, and the steps that ask them. */
export const names = ['one', 'two', 'three'] as const;
export const kinds = ['choice', 'choice', 'number', 'date', 'several', 'many', 'text'] as const;
/** Lists of items: two questions about each of two, and one question about each of three. */
export const listKinds = ['things', 'notes'] as const;
export const ids = ['a', 'b', 'c'] as const;
export const manyIds = [...ids, 'd', 'e'] as const;
export const days = ['2026-03-10', '2026-03-20'] as const;
/** The pattern of generated questions, and those that conditions ask for. */
export const codePattern = '^[a-c]{1,3}$';
const patterns = [['^a'], ['^[bc]+$'], ['^[d-z]'], ['^b', 'i']] as const;
const orders = ['<', '<=', '>', '>='] as const;

export type Kind = (typeof kinds)[number] | (typeof listKinds)[number];
export type Kinds = readonly [Kind, Kind, Kind];

export const certain: fc.Arbitrary<Rule> = fc.constantFrom<Rule>({ '==': [1, 1] }, { '==': [1, 2] });

/** Every answer of a question that some rule could tell from others, also some that it refuses. */
export const values: Record<Kind, readonly (JsonValue | undefined)[]> = {
  choice: [undefined, ...ids],
  number: [undefined, 0, 1, 2, 3, 4, 5],
  date: [undefined, '2026-03-09', ...days, '2026-03-11', '2026-03-15', '2026-03-19', '2026-03-21'],
  several: [undefined, ['a'], ['b'], ['a', 'b']],
  many: [undefined, ...listsOfMany()],
  text: [undefined, ...codes()],
  things: [undefined, ...listsOf(itemsOf([undefined, 'a', 'b'], [undefined, 1, 2]), 2)],
  notes: [undefined, ...listsOf(itemsOf([undefined, 'a', 'b'], [undefined]), 3)],
};

type GivenItem = { readonly [name: string]: JsonValue };

function itemsOf(
  sorts: readonly (string | undefined)[],
  sizes: readonly (number | undefined)[],
): readonly GivenItem[] {
  return sorts.flatMap((sort) =>
    sizes.map((size) => ({ ...(sort !== undefined && { sort }), ...(size !== undefined && { size }) })),
  );
}

/** Every list of at most so many items, in one order. */
function listsOf(items: readonly GivenItem[], most: number): readonly JsonValue[] {
  let lists = items.map((_, index) => [index]);
  const all = [...lists];
  for (let length = 2; length <= most; length++) {
    lists = lists.flatMap((list) =>
      items.flatMap((_, index) => (index >= (list.at(-1) ?? 0) ? [[...list, index]] : [])),
    );
    all.push(...lists);
  }
  return all.map((list) => list.map((index, at) => ({ id: String(at + 1), ...items[index] })));
}

/** A condition on an item, which reads it by a name. */
export function ofItem(kind: Kind, name = 'item', others: fc.Arbitrary<Rule> = certain): fc.Arbitrary<Rule> {
  const sort = { var: `${name}.sort` };
  const size = { var: `${name}.size` };
  const atom = fc.oneof(
    fc.constantFrom('a', 'b').map((id): Rule => ({ '==': [sort, id] })),
    fc.constant<Rule>({ answered: sort }),
    ...(kind === 'things'
      ? [fc.constantFrom<Rule>({ '>': [size, 1] }, { '==': [size, 1] }, { answered: size })]
      : []),
    others,
  );
  return fc.oneof(
    { weight: 3, arbitrary: atom },
    { weight: 1, arbitrary: atom.map((rule): Rule => ({ not: rule })) },
    { weight: 1, arbitrary: fc.tuple(atom, atom).map((rules): Rule => ({ and: rules })) },
    { weight: 1, arbitrary: fc.tuple(atom, atom).map((rules): Rule => ({ or: rules })) },
  );
}

/** A text of every combination of patterns, also texts that questions refuse. */
function codes(): readonly string[] {
  const letters = ['a', 'b', 'c', 'd', 'B', '1'];
  const longer = (texts: readonly string[]) =>
    texts.flatMap((text) => letters.map((letter) => text + letter));
  const all = [letters, longer(letters), longer(longer(letters))].flat();
  const kinds = new Map<string, string>();
  for (const text of all) {
    const matched = [[codePattern] as const, ...patterns].map(([pattern, flags = '']) =>
      new RegExp(pattern, `${flags}u`).test(text),
    );
    const kind = text === 'a' || text === 'bc' ? text : matched.join();
    if (!kinds.has(kind)) kinds.set(kind, text);
  }
  return [...kinds.values()];
}

/** Every list that rules tell apart: some of the choices that they name, and a number of the others. */
function listsOfMany(): readonly string[][] {
  const others = ['c', 'd', 'e'];
  return [[], ['a'], ['b'], ['a', 'b']]
    .flatMap((named) => [0, 1, 2, 3].map((count) => [...named, ...others.slice(0, count)]))
    .filter((list) => list.length > 0);
}

/** A comparison of one answer with constants. */
function comparison(index: number, kind: Kind): fc.Arbitrary<Rule> {
  const answer = answerTo(names[index] ?? '');
  const isAnswered = fc.constant<Rule>({ answered: answer });
  switch (kind) {
    case 'choice':
      return fc.oneof(
        isAnswered,
        fc.constantFrom(...ids).map((id): Rule => ({ in: [answer, [id, 'b']] })),
        fc.constantFrom(...ids).map((id): Rule => ({ '==': [answer, id] })),
      );
    case 'number':
      return fc.oneof(
        isAnswered,
        fc
          .tuple(fc.constantFrom(...orders, '==' as const), fc.integer({ min: 0, max: 5 }))
          .map(([order, limit]) => ({ [order]: [answer, limit] }) as Rule),
      );
    case 'date':
      return fc.oneof(
        isAnswered,
        fc
          .tuple(fc.constantFrom(...orders), fc.constantFrom(...days))
          .map(([order, day]) => ({ [order]: [answer, day] }) as Rule),
      );
    case 'several':
      return fc.oneof(
        isAnswered,
        fc.constantFrom('a', 'b').map((id): Rule => ({ in: [id, answer] })),
      );
    case 'text':
      return fc.oneof(
        isAnswered,
        fc.constantFrom('a', 'bc').map((text): Rule => ({ '==': [answer, text] })),
        fc.constantFrom(...patterns).map((pattern): Rule => ({ matches: [answer, ...pattern] })),
      );
    case 'things':
    case 'notes':
      return fc.oneof(
        isAnswered,
        countOf(answer, 3),
        fc
          .tuple(fc.constantFrom('some', 'all', 'none'), ofItem(kind))
          .map(([name, body]) => ({ [name]: [answer, body] }) as Rule),
        fc
          .tuple(fc.constantFrom('some', 'none'), ofItem(kind, 'thing'))
          .map(([name, body]) => ({ [name]: [answer, body, 'thing'] }) as Rule),
      );
    case 'many':
      return fc.oneof(
        isAnswered,
        fc.constantFrom('a', 'b').map((id): Rule => ({ in: [id, answer] })),
        fc.constantFrom('any-in', 'all-in').map((name) => ({ [name]: [answer, ['a', 'b']] }) as Rule),
        countOf(answer, 5),
      );
  }
}

function countOf(answer: Rule, max: number): fc.Arbitrary<Rule> {
  return fc
    .tuple(fc.constantFrom(...orders, '==' as const), fc.integer({ min: 0, max }))
    .map(([order, limit]) => ({ [order]: [{ count: answer }, limit] }) as Rule);
}

export const ofResult: fc.Arbitrary<Rule> = fc.constantFrom<Rule>(
  { var: 'results.check.ok' },
  { answered: { var: 'results.check' } },
);
export const ofFact: fc.Arbitrary<Rule> = fc
  .constantFrom('first', 'second')
  .map((name) => ({ var: `facts.${name}` }));

export const ofSection: fc.Arbitrary<Rule> = fc.constantFrom<Rule>(
  { var: 'section.two.isComplete' },
  { '==': [{ var: 'section.three.state' }, 'completed'] },
);

export const ofSetting: fc.Arbitrary<Rule> = fc.constantFrom<Rule>(
  { '==': [{ var: 'settings.closed' }, 'yes'] },
  { '==': [{ var: 'settings.closed' }, 'no'] },
);

/** Conditions that add answers of numbers up or compare them with each other: a proof does not decide them on a path. */
export const ofSums: fc.Arbitrary<Rule> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...orders), fc.integer({ min: 1, max: 8 }))
    .map(([order, limit]) => ({ [order]: [{ '+': names.map(answerTo).slice(0, 2) }, limit] }) as Rule),
  fc.constantFrom(...orders).map((order) => ({ [order]: names.map(answerTo).slice(0, 2) }) as Rule),
);

function answerTo(name: string): Rule {
  return { var: `answers.${name}` };
}

/** Conditions of the answers that `reads` allows. */
export function conditions(
  kindsAsked: Kinds,
  others: readonly fc.Arbitrary<Rule>[],
  reads = [0, 1, 2],
): fc.Arbitrary<Rule> {
  const own = reads.map((index) => ({
    weight: 6,
    arbitrary: comparison(index, kindsAsked[index] ?? 'choice'),
  }));
  const atom = fc.oneof(...own, ...others.map((arbitrary) => ({ weight: 2, arbitrary })));
  return fc.oneof(
    { weight: 3, arbitrary: atom },
    { weight: 1, arbitrary: atom.map((rule): Rule => ({ not: rule })) },
    { weight: 1, arbitrary: fc.tuple(atom, atom).map((rules): Rule => ({ and: rules })) },
    { weight: 1, arbitrary: fc.tuple(atom, atom).map((rules): Rule => ({ or: rules })) },
    { weight: 1, arbitrary: fc.tuple(atom, atom, atom).map((rules): Rule => ({ if: rules })) },
  );
}

/** A value, or none. */
export function maybe<Value>(arbitrary: fc.Arbitrary<Value>, freq: number): fc.Arbitrary<Value | undefined> {
  return fc.option(arbitrary, { nil: undefined, freq });
}
