import { describe, expect, it } from 'vitest';
import type { Change, Fix } from '#engine';
import { applyFixes } from './apply-fixes.ts';
import { formatText } from './lay-out-again.ts';

const fixOf = (...changes: readonly Change[]): Fix => ({
  title: 'Do it',
  edits: changes.map((change) => ({ document: 'a', ...change })),
});

function fixed(text: string, ...fixes: readonly Fix[]): readonly [text: string | undefined, count: number] {
  const { texts, count } = applyFixes(fixes, (document) => (document === 'a' ? text : undefined));
  return [texts.get('a'), count];
}

describe('applying fixes', () => {
  const text = '{\n\t"kind" : "form",\n\t"list": [1,\n\t\t2, 3],   "last": {"x": "a \\" }"}\n}\n';

  it('changes nothing but the place', () => {
    expect(fixed(text, fixOf({ op: 'replace', path: '/list/1', value: 'two' }))).toEqual([
      text.replace('2', '"two"'),
      1,
    ]);
    expect(fixed(text, fixOf({ op: 'move', from: '/kind', path: '/a~1b' }))).toEqual([
      text.replace('"kind"', '"a/b"'),
      1,
    ]);
    expect(fixed(text, fixOf({ op: 'text', from: 0, to: 1, text: '[' }))).toEqual([`[${text.slice(1)}`, 1]);
  });

  it.each([
    ['/kind', '{\n\t"list": [1,\n\t\t2, 3],   "last": {"x": "a \\" }"}\n}\n'],
    ['/list/0', '{\n\t"kind" : "form",\n\t"list": [2, 3],   "last": {"x": "a \\" }"}\n}\n'],
    ['/list/2', '{\n\t"kind" : "form",\n\t"list": [1,\n\t\t2],   "last": {"x": "a \\" }"}\n}\n'],
    ['/last/x', '{\n\t"kind" : "form",\n\t"list": [1,\n\t\t2, 3],   "last": {}\n}\n'],
    ['/last', '{\n\t"kind" : "form",\n\t"list": [1,\n\t\t2, 3]\n}\n'],
  ])('takes %s out with a comma beside it', (path, expected) => {
    expect(fixed(text, fixOf({ op: 'remove', path }))).toEqual([expected, 1]);
  });

  it('adds $schema in front, and any other property behind', () => {
    expect(fixed('{\n  "a": 1\n}\n', fixOf({ op: 'add', path: '/$schema', value: 's' }))).toEqual([
      '{\n  "$schema": "s",\n  "a": 1\n}\n',
      1,
    ]);
    expect(fixed('{\n\t"a": 1\n}\n', fixOf({ op: 'add', path: '/b', value: true }))).toEqual([
      '{\n\t"a": 1,\n\t"b": true\n}\n',
      1,
    ]);
    expect(fixed('{"a": {}}', fixOf({ op: 'add', path: '/a/b', value: 2 }))).toEqual(['{"a": {"b": 2}}', 1]);
  });

  it.each([
    ['/list/0', '[0, 1, 2]'],
    ['/list/1', '[1, 0, 2]'],
    ['/list/2', '[1, 2, 0]'],
    ['/list/-', '[1, 2, 0]'],
    ['/empty/0', '[1, 2]'],
    ['/list/3', undefined],
  ])('puts an entry of a list at %s', (path, list) => {
    const text = '{"list": [1, 2], "empty": []}';
    const [after] = fixed(text, fixOf({ op: 'add', path, value: 0 }));
    const empty = path.startsWith('/empty') ? '[0]' : '[]';
    expect(after).toBe(list && `{"list": ${list}, "empty": ${empty}}`);
  });

  it('applies several, leaves out one that overlaps, and one that has no place', () => {
    const fixes = [
      fixOf({ op: 'replace', path: '/list/2', value: 4 }),
      fixOf({ op: 'remove', path: '/list' }),
      fixOf({ op: 'replace', path: '/nowhere', value: 4 }),
      fixOf({ op: 'replace', path: '/kind', value: 'page' }, { op: 'replace', path: '/list/0', value: 0 }),
    ];
    expect(fixed(text, ...fixes)).toEqual([
      text.replace('3', '4').replace('"form"', '"page"').replace('[1', '[0'),
      2,
    ]);
  });

  it('lays a text out again that was laid out', () => {
    const fix = fixOf({ op: 'replace', path: '/list/0', value: ['a', { b: 1 }] });
    const tidy = formatText('{"kind": "form", "list": [1]}') ?? '';
    expect(fixed(tidy, fix)).toEqual([formatText('{"kind": "form", "list": [["a", {"b": 1}]]}'), 1]);
  });
});
