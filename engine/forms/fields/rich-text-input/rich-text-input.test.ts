import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import { cutAnswer, oversize } from '../../answers/answer-size.ts';
import { readAnswer, writeAnswer } from '../../answers/read-entries.ts';
import { constraintOf, failedKeyword } from '../../constraints/field-constraints.ts';

const story = (value: object): Field => ({
  name: 'story',
  type: 'rich-text-input',
  label: 'Story',
  value: { type: 'string', ...value },
});

describe('the answer to a rich text', () => {
  it('is HTML of the closed set, read from marks', () => {
    const text = '**One** <img src=x>\r\n\r\n- two\r\n- [three](https://a.nz)';
    const answer = readAnswer(story({}), [text]);
    expect(answer).toBe(
      '<p><strong>One</strong> &lt;img src=x&gt;</p><ul><li>two</li><li><a href="https://a.nz">three</a></li></ul>',
    );
    expect(readAnswer(story({}), writeAnswer(story({}), answer))).toBe(answer);
    expect(readAnswer(story({}), [' \n '])).toBe(undefined);
  });

  it.each([
    [{ maxLength: 8 }, '**ab**\n\n- cd\n- ef', undefined],
    [{ maxLength: 7 }, '**ab**\n\n- cd\n- ef', 'maxLength'],
    [{ minLength: 9 }, '**ab**\n\n- cd\n- ef', 'minLength'],
    [{ maxWords: 3 }, '**ab**\n\n- cd\n- ef', undefined],
    [{ maxWords: 2 }, '**ab**\n\n- cd\n- ef', 'maxWords'],
    [{ minWords: 4 }, '**ab**\n\n- cd\n- ef', 'minWords'],
  ])('has limits for what is read of it: %j', (value, text, failed) => {
    const field = story(value);
    expect(failedKeyword(constraintOf(field), readAnswer(field, [text]))).toBe(failed);
  });

  it('is bounded, formats and all', () => {
    const field = story({ maxLength: 10 });
    const answer = readAnswer(field, ['**a** '.repeat(1_000)]) ?? null;
    const cut = cutAnswer(field, answer);
    expect(String(cut).length).toBeLessThan(2_100);
    expect(oversize(field, cut ?? null)).toBe('maxLength');
  });
});
