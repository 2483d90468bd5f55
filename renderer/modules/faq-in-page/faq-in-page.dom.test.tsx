import { describe, expect, it } from 'vitest';
import { find, showModule, visible } from '../../../tests/support/browser/show-module.tsx';
import { exampleContent } from '../../host/example-content.ts';

const content = exampleContent({
  questions: [
    { title: 'Where?', blockEditor: [{ type: 'paragraph', text: 'Here.' }] },
    { title: 'When?', blockEditor: [{ type: 'paragraph', text: 'Now.' }] },
    { slug: 'without-a-title' },
  ],
});

describe('FAQ in page', () => {
  it('opens and closes the questions of its query', () => {
    showModule({ type: 'faq-in-page', title: 'Questions', query: { list: 'questions' } }, { content });
    expect(visible('summary').map((summary) => summary.textContent)).toEqual(['Where?', 'When?']);
    expect(visible('p')).toEqual([]);
    find('summary').click();
    expect(visible('p').map((answer) => answer.textContent)).toEqual(['Here.']);
    expect(find('#section-1').textContent).toBe('Here.');
  });

  it('hides when no question matches, and says so in preview', () => {
    const module = { type: 'faq-in-page', query: { list: 'questions', where: { title: 'Why?' } } } as const;
    expect(showModule(module, { content }).innerHTML).toBe('');
    expect(showModule(module, { content, preview: true }).textContent).toContain('matches no question');
  });
});
