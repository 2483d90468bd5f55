import { describe, expect, it } from 'vitest';
import { scanJson } from './scan-json.ts';

const limits = { depth: 10, nodes: 100 };

/** The text after its first fix, and the help. */
function mended(text: string): readonly [text: string | undefined, help: string] {
  const [fault] = scanJson(text, limits);
  const changes = fault?.fix?.changes ?? [];
  const last = changes.flatMap((change) => (change.op === 'text' ? [change] : [])).toReversed();
  const fixed = last.reduce((now, { from, to, text: own }) => now.slice(0, from) + own + now.slice(to), text);
  return [fixed === text ? undefined : fixed, fault?.help ?? ''];
}

describe('a text that is no JSON is mended where one remedy is likely', () => {
  it.each([
    ['{“a”: “b c”, "d": "“e”"}', '{"a": "b c", "d": "“e”"}', 'That is a curly quote'],
    ['{"a": „b“}', '{"a": "b"}', 'That is a curly quote'],
    ['{"a”: "b"}', '{"a": "b"}', 'That is a curly quote'],
    ['{\n"a": "b”,\n"c": 1}', '{\n"a": "b",\n"c": 1}', 'That is a curly quote'],
    ['{"a":\u00a01,\u00a0"b": "\u00a0"}', '{"a": 1, "b": "\u00a0"}', 'That is a no-break space'],
    ['{"a"：1}', '{"a":1}', 'That is a full-width ":"'],
    ['{"a": １}', '{"a": 1}', 'That is a full-width "1"'],
    ['{"a": 1,}', '{"a": 1}', 'Take out the comma'],
    ["{'a': 1}", '{"a": 1}', 'Use double quotes'],
    ['{a: 1}', '{"a": 1}', 'Put double quotes'],
    ['{"a": 1 "b": 2}', '{"a": 1, "b": 2}', 'Put a comma'],
    ['{"a" 1}', '{"a": 1}', 'Put a colon'],
    ['{"a": 1} // note', '{"a": 1} ', 'Take the comment out'],
  ])('%s', (text, expected, help) => {
    expect(mended(text)).toEqual([expected, expect.stringContaining(help)]);
  });

  it.each(['{"a": [1, 2', '{"a": b}', '{} {}', ''])('and left as it is otherwise: %s', (text) => {
    expect(mended(text)[0]).toBeUndefined();
  });
});
