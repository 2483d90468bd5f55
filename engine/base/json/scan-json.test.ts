import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanJson } from './scan-json.ts';

const generous = { depth: 1_000, nodes: 1_000_000 };

function codes(text: string, limits = generous): readonly string[] {
  return scanJson(text, limits).map((fault) => fault.code);
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('scanning a JSON text', () => {
  it('accepts every text that JSON.stringify writes', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ stringUnit: 'binary' }),
        fc.constantFrom(undefined, 2, '\t'),
        (value, indent) => {
          const text = JSON.stringify(value, null, indent);
          const refusals = codes(text).filter((code) => code === 'bad-json');
          expect(refusals).toEqual([]);
        },
      ),
    );
  });

  it('finds bad JSON exactly where JSON.parse does', () => {
    const damaged = fc
      .tuple(
        fc.jsonValue(),
        fc.nat(),
        fc.constantFrom('', ',', '"', '{', ']', ':', '0', '-', 'e', '\\', 'tru', '\n', '1.', '\u0001'),
      )
      .map(([value, at, piece]) => {
        const text = JSON.stringify(value);
        const offset = at % (text.length + 1);
        return text.slice(0, offset) + piece + text.slice(offset + 1);
      });
    fc.assert(
      fc.property(fc.oneof(damaged, fc.string()), (text) => {
        const found = codes(text);
        if (!parses(text)) expect(found.length).toBeGreaterThan(0);
        if (parses(text)) expect(found).not.toContain('bad-json');
      }),
      { numRuns: 2_000 },
    );
  });

  it('reports every duplicate and forbidden key, however it is spelt', () => {
    const text = '{"a": 1, "a": 2, "\\u005f_proto__": 3, "b": {"constructor": 4}}';
    expect(scanJson(text, generous).map(({ code, pointer, offset }) => [code, pointer, offset])).toEqual([
      ['duplicate-key', '/a', 9],
      ['forbidden-key', '/__proto__', 17],
      ['forbidden-key', '/b/constructor', 44],
    ]);
  });

  it('refuses numbers and characters that would not survive', () => {
    expect(codes('[1e999, 9007199254740993, "\\ud800", "\\u0000"]')).toEqual([
      'bad-number',
      'bad-number',
      'bad-character',
      'bad-character',
    ]);
    for (const character of ['\ud800', '\udfff', '\ufffd'])
      expect(codes(`["bread ${character}"]`)).toEqual(['bad-character']);
    expect(codes('[-9007199254740991, 0.1, "\\ud83d\\ude00", "😀"]')).toEqual([]);
  });

  it('stops at a hundred faults', () => {
    expect(codes(`[${'1e999,'.repeat(5_000)}1]`)).toHaveLength(100);
  });

  it('refuses what is too deep or too many without a deep call stack', () => {
    expect(codes('['.repeat(500_000), { depth: 64, nodes: 100 })).toEqual(['too-deep']);
    expect(codes('[1,2,3,4]', { depth: 64, nodes: 4 })).toEqual(['too-many-values']);
    expect(codes('[[[]]]', { depth: 3, nodes: 3 })).toEqual([]);
  });

  it.each([
    ['', 'The text ends where a value is expected.', 'Close every brace, bracket and quote.'],
    [
      '{"a": 1,}',
      'Found "}" where a name in double quotes is expected.',
      'Take out the comma before "}", or close what was opened.',
    ],
    ['{"a" 1}', 'Found "1" where a colon is expected.', 'Put a colon between the name and its value.'],
    ["{'a': 1}", 'Found "\'" where a name in double quotes is expected.', 'Use double quotes.'],
    [
      '{"a": 1 "b": 2}',
      'Found \'"\' where a comma or "}" is expected.',
      'Put a comma between this and what comes before it.',
    ],
    ['// note\n{}', 'Found "/" where a value is expected.', 'Take the comment out: JSON has none.'],
    ['{} {}', 'Found "{" where the end of the text is expected.', 'Take out what follows the document.'],
    [
      '["a\nb"]',
      'The line ends inside a text.',
      'Close the text with a double quote, or write \\n for a new line.',
    ],
    ['["\\d"]', '"\\d" is not an escape that JSON knows.', 'Write \\\\ for a backslash.'],
    ['["a', 'The text that begins here never ends.', 'Close it with a double quote.'],
  ])('explains %j', (text, message, help) => {
    expect(scanJson(text, generous).map((fault) => [fault.message, fault.help])).toEqual([[message, help]]);
  });
});
