import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Milestone } from '#schemas';
import { find, showModule, visible } from '../../../tests/support/browser/show-module.tsx';
import { exampleContent } from '../../host/example-content.ts';

const content = exampleContent({
  states: [
    { title: 'achieved', itemOrder: 1 },
    { title: 'planned', itemOrder: 2 },
  ],
});
const milestone = (title: string, state: string, rest: Partial<Milestone> = {}): Milestone => ({
  title,
  timelineState_TextField: state,
  ...rest,
});

function show(...milestones: Milestone[]) {
  return showModule({ type: 'milestones', states: { list: 'states' }, milestones }, { content });
}

const titles = () => visible('h3').map((title) => title.textContent);
const tab = (text: string) => visible('summary').find((summary) => summary.textContent === text);

describe('milestones', () => {
  afterEach(() => page.viewport(1280, 800));

  it('have a tab for each state, in order, and show the cards of one', () => {
    show(milestone('b', 'planned'), milestone('a', 'achieved'));
    expect(visible('summary').map((summary) => summary.textContent)).toEqual(['Achieved', 'Planned']);
    expect(titles()).toEqual(['a']);
    tab('Planned')?.click();
    expect(titles()).toEqual(['b']);
  });

  it('show everything that a card has', () => {
    show(
      milestone('Second ferry', 'planned', {
        description: 'Quiet.',
        image: { src: '/images/scene-lake.svg', alt: 'A lake', width: 1200, height: 900 },
        endDate: '2027-06-30',
        listTitle: 'To do',
        listItem: ['Batteries', 'Trials'],
        percentageCompletion: 62,
        cta: { label: 'Follow', href: '/build' },
      }),
    );
    expect(find('img').getAttribute('alt')).toBe('A lake');
    expect(visible('p').map((text) => text.textContent)).toEqual([
      '30 June 2027',
      'Quiet.',
      'To do',
      'Follow',
    ]);
    expect(visible('article li').map((point) => point.textContent)).toEqual(['Batteries', 'Trials']);
    expect(find('[data-starts-in-view]').textContent).toBe('62%');
    expect(find('a[href="/build"]')).toBeTruthy();
  });

  it.each([['Winter 2027'], ['2030']])(
    'say the end as the document does where it is no day: %s',
    (endDate) => {
      show(milestone('a', 'planned', { endDate }));
      expect(find('article p').textContent).toBe(endDate);
    },
  );

  it('show a circle only below 100 percent, and words where there is no number', () => {
    show(milestone('a', 'achieved', { percentageCompletion: 80 }));
    expect(document.querySelector('circle')).toBeNull();
    expect(find('article p').textContent).toBe('Complete');
    show(milestone('a', 'planned', { percentageCompletion: 'Ongoing' }));
    expect(document.querySelector('circle')).toBeNull();
    expect(find('article p').textContent).toBe('Ongoing');
  });

  it('are swiped in a row that the keyboard reaches, without widening the page', async () => {
    await page.viewport(375, 800);
    show(...['a', 'b', 'c', 'd'].map((title) => milestone(title, 'planned')));
    const row = find('section section');
    expect(row.tabIndex).toBe(0);
    expect(row.scrollWidth).toBeGreaterThan(row.clientWidth + 300);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  });

  it('hide without any, and say so in preview', () => {
    expect(show().innerHTML).toBe('');
    const empty = { type: 'milestones' as const, states: { list: 'states' }, milestones: [] };
    expect(showModule(empty, { content, preview: true }).textContent).toContain('needs a milestone');
  });
});
