import { describe, expect, it } from 'vitest';
import { layOutJson } from './lay-out-json.ts';

describe('the layout of a document', () => {
  it('opens the document and leaves what fits on a line', () => {
    expect(layOutJson({ id: 'a', rule: { '==': [{ var: 'answers.b' }, 1] }, none: {}, list: [] })).toBe(
      '{\n  "id": "a",\n  "rule": { "==": [{ "var": "answers.b" }, 1] },\n  "none": {},\n  "list": []\n}\n',
    );
  });

  it('leaves a text that fits on no line as it is', () => {
    expect(layOutJson({ long: 'x'.repeat(200), none: null })).toBe(
      `{\n  "long": "${'x'.repeat(200)}",\n  "none": null\n}\n`,
    );
  });

  it('takes the width that it is given', () => {
    const wide = { list: ['x'.repeat(60), 'y'.repeat(50)] };
    expect(layOutJson(wide).split('\n')).toHaveLength(7);
    expect(layOutJson(wide, 140).split('\n')).toHaveLength(4);
  });

  it('opens what does not fit, and counts the name before it and the comma after it', () => {
    const nested = (length: number) => ({ name: { a: 'x'.repeat(length) }, last: null });
    // Two spaces, `"name": `, `{ "a": "` and `" }`, and the comma take 22 of the 110 characters.
    expect(layOutJson(nested(88)).split('\n')[1]).toHaveLength(110);
    expect(layOutJson(nested(89)).split('\n')).toEqual([
      '{',
      '  "name": {',
      `    "a": "${'x'.repeat(89)}"`,
      '  },',
      '  "last": null',
      '}',
      '',
    ]);
  });
});
