import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import { readAnswer, writeAnswer } from '../../answers/read-entries.ts';

const piano: Field = { name: 'piano', type: 'yes-no', label: 'Piano?' };

describe('a question with two answers', () => {
  it.each([
    [['true', ''], true],
    [['false', ''], false],
    [[''], undefined],
    [[], undefined],
    [['maybe', ''], undefined],
  ])('reads %j as %s', (texts, answer) => {
    expect(readAnswer(piano, texts)).toBe(answer);
  });

  it.each([true, false])('is chosen again when it comes back as %s', (answer) => {
    expect(readAnswer(piano, writeAnswer(piano, answer))).toBe(answer);
  });
});
