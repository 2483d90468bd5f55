import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../engine/base/json/canonical-json.ts';
import { type Merge, mergeJson } from './merge-json.ts';

const text = (value: unknown) => canonicalJson(value);

/** A document-like value: objects, lists of things with ids, lists without. */
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(true, 0, 1, 'a', 'b', null),
    fc.dictionary(fc.constantFrom('p', 'q', 'r', 's'), tie('value'), { maxKeys: 4 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .uniqueArray(fc.constantFrom('x', 'y', 'z', 'w'), { maxLength: 4 })
      .chain((ids) => fc.tuple(...ids.map((id) => tie('value').map((body) => ({ id, body }))))),
  ),
})).value;

describe('a merge', () => {
  it('of a change with none is the change', () => {
    fc.assert(
      fc.property(json, json, (base, changed) => {
        for (const [mine, theirs] of [
          [changed, base],
          [base, changed],
          [changed, changed],
        ]) {
          const { value, conflicts } = mergeJson(base, mine, theirs);
          expect([text(value), conflicts]).toEqual([text(changed), []]);
        }
      }),
    );
  });

  it('takes either side wholly where the two touch', () => {
    expect(mergeJson({ a: 1 }, { a: 2 }, { a: 3 })).toEqual({
      value: { a: 2 },
      conflicts: [{ pointer: '/a', base: 1, mine: 2, theirs: 3 }],
    });
    expect(mergeJson({ a: 1 }, { a: 2 }, { a: 3 }, 'theirs').value).toEqual({ a: 3 });
    expect(mergeJson({ a: 1 }, {}, { a: 3 }).conflicts).toEqual([
      { pointer: '/a', base: 1, mine: undefined, theirs: 3 },
    ]);
  });

  it('takes at each place the side that is chosen there', () => {
    const [base, mine, theirs] = [
      { a: 1, b: 1 },
      { a: 2, b: 2 },
      { a: 3, b: 3 },
    ];
    const { value } = mergeJson(base, mine, theirs, (pointer) => (pointer === '/a' ? 'theirs' : 'mine'));
    expect(value).toEqual({ a: 3, b: 2 });
  });

  it('takes another text at a place where somebody wrote one', () => {
    const prefer = (pointer: string) => (pointer === '/a' ? { text: 'Both' } : 'mine');
    const { value } = mergeJson({ a: 'A', b: [] }, { a: 'B', b: [1] }, { a: 'C', b: [2, 3] }, prefer);
    expect(value).toEqual({ a: 'Both', b: [1] });
  });

  it('takes the entries of the preferred side where both put other numbers of them into a list', () => {
    const merged = (prefer: 'mine' | 'theirs') => mergeJson(['a'], ['a', 'b'], ['a', 'c', 'd'], prefer);
    expect(merged('mine')).toEqual({
      value: ['a', 'b'],
      conflicts: [{ pointer: '/1', base: [], mine: ['b'], theirs: ['c', 'd'] }],
    });
    expect(merged('theirs').value).toEqual(['a', 'c', 'd']);
  });

  it('gives the same whichever side is called mine', () => {
    fc.assert(
      fc.property(json, json, json, (base, one, other) => {
        const [there, back] = [mergeJson(base, one, other), mergeJson(base, other, one)];
        // Members are reported in the order of `mine`.
        const places = ({ conflicts }: Merge) => conflicts.map(({ pointer }) => pointer).sort();
        expect(places(back)).toEqual(places(there));
        if (there.conflicts.length === 0) expect(text(there.value)).toBe(text(back.value));
      }),
    );
  });

  it('loses nothing: every text that a side added is in the value or in a conflict', () => {
    fc.assert(
      fc.property(json, fc.nat(), fc.nat(), (base, first, second) => {
        const mine = withEdit(base, first, 'of mine');
        const theirs = withEdit(base, second, 'of theirs');
        const { value, conflicts } = mergeJson(base, mine, theirs);
        const kept = text([value, conflicts.map(({ mine, theirs }) => [mine ?? null, theirs ?? null])]);
        expect(kept).toContain('of mine');
        expect(kept).toContain('of theirs');
      }),
    );
  });

  it('of edits of different values applies both', () => {
    fc.assert(
      fc.property(json, fc.nat(), fc.nat(), (base, first, second) => {
        const paths = [...leaves(base)];
        const [one, other] = [paths[first % paths.length], paths[second % paths.length]];
        fc.pre(one !== undefined && other !== undefined && one.join() !== other.join());
        const mine = replaced(base, one ?? [], 'of mine');
        const theirs = replaced(base, other ?? [], 'of theirs');
        const { value, conflicts } = mergeJson(base, mine, theirs);
        fc.pre(!conflicts.some(({ base }) => Array.isArray(base)));
        expect(conflicts).toEqual([]);
        expect(text(value)).toBe(text(replaced(mine, other ?? [], 'of theirs')));
      }),
    );
  });

  const fields = (...names: readonly string[]) => names.map((name) => ({ name, label: name.toUpperCase() }));
  it.each([
    [
      'two added in different places',
      fields('a', 'b'),
      fields('n', 'a', 'b'),
      fields('a', 'b', 'm'),
      fields('n', 'a', 'b', 'm'),
    ],
    [
      'one taken out and another changed',
      fields('a', 'b', 'c'),
      fields('a', 'c'),
      [...fields('a', 'b'), { name: 'c', label: '!' }],
      [...fields('a'), { name: 'c', label: '!' }],
    ],
    [
      'two changed side by side',
      fields('a', 'b'),
      [{ name: 'a', label: '1' }, ...fields('b')],
      [...fields('a'), { name: 'b', label: '2' }],
      [
        { name: 'a', label: '1' },
        { name: 'b', label: '2' },
      ],
    ],
    [
      'two members of one entry',
      [{ name: 'a', label: '1', hint: '1' }],
      [{ name: 'a', label: '2', hint: '1' }],
      [{ name: 'a', label: '1', hint: '2' }],
      [{ name: 'a', label: '2', hint: '2' }],
    ],
    [
      'entries without a name, changed in place',
      [{ t: 1, u: 1 }, 5],
      [{ t: 2, u: 1 }, 5],
      [{ t: 1, u: 3 }, 5],
      [{ t: 2, u: 3 }, 5],
    ],
    ['the same added by both', fields('a'), fields('a', 'b'), fields('a', 'b'), fields('a', 'b')],
  ])('of lists: %s', (_what, base, mine, theirs, merged) => {
    expect(mergeJson({ list: base }, { list: mine }, { list: theirs })).toEqual({
      value: { list: merged },
      conflicts: [],
    });
  });

  it.each([
    [
      'one side takes out what the other changes',
      fields('a', 'b'),
      fields('a'),
      [...fields('a'), { name: 'b', label: '!' }],
    ],
    ['both add in one place', fields('a'), fields('a', 'b'), fields('a', 'c')],
    [
      'one side moves what the other changes',
      fields('a', 'b', 'c'),
      fields('c', 'a', 'b'),
      [...fields('a', 'b'), { name: 'c', label: '!' }],
    ],
  ])('of lists is a conflict where %s', (_what, base, mine, theirs) => {
    expect(mergeJson(base, mine, theirs).conflicts).toHaveLength(1);
  });

  it('keeps the order of my members, and puts theirs after those they follow', () => {
    const { value } = mergeJson({ a: 1, z: 1 }, { z: 2, a: 1 }, { a: 1, b: 1, z: 1 });
    expect(JSON.stringify(value)).toBe('{"z":2,"a":1,"b":1}');
  });
});

type Path = readonly (string | number)[];

function* leaves(value: unknown, path: Path = []): Iterable<Path> {
  if (typeof value !== 'object' || value === null) {
    // Entries match by id, so changing an id replaces the entry.
    if (path.length > 0 && path.at(-1) !== 'id') yield path;
    return;
  }
  for (const [name, part] of Object.entries(value))
    yield* leaves(part, [...path, Array.isArray(value) ? Number(name) : name]);
}

function replaced(value: unknown, [first, ...rest]: Path, by: unknown): unknown {
  if (first === undefined) return by;
  if (Array.isArray(value)) return value.with(Number(first), replaced(value[Number(first)], rest, by));
  const members = Object.entries(value ?? {});
  return Object.fromEntries(
    members.map(([name, part]) => [name, name === first ? replaced(part, rest, by) : part]),
  );
}

/** The value with some part of it, or all of it, replaced by a text. */
function withEdit(value: unknown, at: number, by: string): unknown {
  const paths = [...leaves(value), []];
  return replaced(value, paths[at % paths.length] ?? [], by);
}
