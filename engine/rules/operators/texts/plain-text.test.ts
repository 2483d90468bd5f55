import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator plain-text', () => {
  const rule = { 'plain-text': { var: 'answers.story' } };

  it('gives what is read of a rich text', () => {
    const story = '<h3>Us</h3><p>A &amp; <strong>B</strong></p><ol><li>one</li><li>two</li></ol>';
    expect(evaluate(rule, { story })).toBe('Us\n\nA & B\n\n1. one\n2. two');
  });

  it('is unanswered when the text is', () => {
    expect(evaluate(rule)).toBe(undefined);
  });
});
