import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { prepareQuestions, showQuestions } from '#engine';
import type { FAQList as FaqListModule } from '#schemas';
import { find, visible } from '../../../tests/support/browser/show-module.tsx';
import { exampleSite } from '../../host/example-content.ts';
import { exampleLists, exampleSetting, exampleTopics } from '../../listings/example-lists.ts';
import { FaqList } from './faq-list.tsx';

const module: FaqListModule = {
  type: 'faq-list',
  title: 'Questions',
  query: { list: 'questions' },
  topics: { list: 'questiontopics' },
};
const prepared = prepareQuestions(exampleLists.items(module.query), exampleTopics, exampleSetting);

function show(query = '') {
  const data = showQuestions(prepared, new URLSearchParams(query));
  document.body.innerHTML = renderToStaticMarkup(
    <FaqList module={module} data={data} query={query} path="/faqs" place="content/0" site={exampleSite} />,
  );
}

const tabs = () => [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
const questions = () => visible('summary').map(({ textContent }) => textContent);

describe('a list of questions', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows the questions of every topic first, under the tab with the label of all', () => {
    show();
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['All questions', 'Bicycles', 'Books']);
    expect(find('[aria-current]').textContent).toBe('All questions');
    expect(questions()).toHaveLength(3);
    expect(visible('h3').map(({ textContent }) => textContent)).toEqual(['Bicycles', 'Books']);
  });

  it('shows the questions of one topic under its tab, with every panel closed', () => {
    show();
    expect(tabs()[2]?.getAttribute('href')).toBe('/faqs?topicId=902');
    find('summary').click();
    show('topicId=902');
    expect(find('[aria-current]').textContent).toBe('Books');
    expect(questions()).toEqual(['How long may I keep a book?']);
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });

  it('opens and closes an answer, which links to its page', () => {
    show();
    const panel = find<HTMLDetailsElement>('details');
    panel.querySelector('summary')?.click();
    expect(panel.open).toBe(true);
    const links = [...panel.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/stands',
      '/questions/where-do-i-find-a-bicycle',
    ]);
    panel.querySelector('summary')?.click();
    expect(panel.open).toBe(false);
  });
});
