import { describe, expect, it } from 'vitest';
import type { FinePrint } from '#schemas';
import { find, showModule, visible } from '../../../tests/support/browser/show-module.tsx';

const blocks = [{ type: 'paragraph' as const, text: 'Only in winter.' }];
const texts = () => visible('p').map((paragraph) => paragraph.textContent);

describe('fine print', () => {
  it('shows its conditions once its title is pressed', () => {
    showModule({ type: 'fine-print', title: 'Conditions', blocks });
    expect(texts()).toEqual([]);
    find('summary').click();
    expect(texts()).toEqual(['Only in winter.']);
  });

  it('always shows them without a title', () => {
    showModule({ type: 'fine-print', blocks });
    expect(texts()).toEqual(['Only in winter.']);
  });

  it('hides without conditions, and says so in preview', () => {
    const empty: FinePrint = { type: 'fine-print', title: 'Conditions', blocks: [] };
    expect(showModule(empty).innerHTML).toBe('');
    expect(showModule(empty, { preview: true }).textContent).toContain('needs a block');
  });
});
