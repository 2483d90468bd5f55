import { expect, it } from 'vitest';
import { ScenarioError, troubleOf } from './scenario-error.ts';
import { maskTexts } from './sensitive-texts.ts';

it('says what the trouble is without sensitive answers', () => {
  const error = new ScenarioError('The browser would show another step "reader":', {
    onServer: { views: { greeting: 'Born on 29.02.1984', fee: '5' } },
    inBrowser: { views: { greeting: 'Born on 1984-02-29', fee: '5' } },
  });
  const said = troubleOf(error, maskTexts(['29/02/1984']));
  expect(said).toMatch(/^The browser would show another step "reader":\n/);
  expect(said).not.toContain('1984');
  expect(said.match(/"fee": "5"/g)).toHaveLength(2);
});
