import { describe, expect, it } from 'vitest';
import type { ContentItem } from '../content-item.ts';
import { prepareArticles, showArticles } from './article-list.ts';
import { prepareDocuments, showDocuments } from './document-list.ts';
import { prepareQuestions, showQuestions } from './question-list.ts';

const item = (contentID: number, fields: ContentItem['fields'], referenceName = 'news'): ContentItem => ({
  contentID,
  referenceName,
  itemOrder: 0,
  fields,
});
const setting = {
  language: 'en-nz',
  timeZone: 'Pacific/Auckland',
  dayOf: (text: string) => (text.startsWith('2') ? text.slice(0, 10) : undefined),
  itemPath: ({ referenceName, fields }: ContentItem) =>
    typeof fields.slug === 'string' ? `/${referenceName}/${fields.slug}` : undefined,
};
const query = (text: string) => new URLSearchParams(text);
const tags = [item(7, { title: 'Reports' }), item(8, { title: 'Notices' })];
const topics = [item(2, { title: 'Winter' }), item(1, { title: 'Bicycles' })];

describe('a list of articles', () => {
  const articles = Array.from({ length: 30 }, (_, n) =>
    item(100 + n, {
      title: `Article ${n}`,
      slug: `article-${n}`,
      date: `2025-01-${String(n + 1).padStart(2, '0')}`,
      tag: tags[n % 2],
      topics: n % 3 === 0 ? topics : [],
    }),
  );
  const prepared = prepareArticles(articles, setting);

  it('shows twelve with filters and ten without', () => {
    expect(showArticles(prepared, true, query('')).shown).toHaveLength(12);
    expect(showArticles(prepared, false, query('')).shown).toHaveLength(10);
  });

  it('offers the types and topics in use, sorted by title', () => {
    const view = showArticles(prepared, true, query(''));
    expect(view.tags.map(({ title }) => title)).toEqual(['Notices', 'Reports']);
    expect(view.topics.map(({ title }) => title)).toEqual(['Bicycles', 'Winter']);
  });

  it('links each article to the page of its kind of content and its slug', () => {
    expect(showArticles(prepared, true, query('')).shown[0]).toMatchObject({ href: '/news/article-29' });
    const stories = prepareArticles([item(1, { title: 'A', slug: 'a' }, 'stories')], setting);
    expect(showArticles(stories, true, query('')).shown[0]).toMatchObject({ href: '/stories/a' });
  });

  it('is filtered by type and topic', () => {
    expect(showArticles(prepared, true, query('tagId=7')).total).toBe(15);
    expect(showArticles(prepared, true, query('tagId=7&topicId=1')).total).toBe(5);
  });

  it('ignores filters where it has none', () => {
    expect(showArticles(prepared, false, query('tagId=7&year=2025')).filters).toEqual({ choices: {} });
    expect(showArticles(prepared, false, query('')).years).toEqual([]);
  });

  it('leaves out items that are no articles, and keeps those without a page or a date', () => {
    const odd = prepareArticles([item(1, { slug: 'a' }), item(2, { title: 'B', date: 'soon' })], setting);
    expect(showArticles(odd, true, query('')).shown).toEqual([
      { id: 2, title: 'B', date: 'soon', topics: [] },
    ]);
  });
});

describe('a list of documents', () => {
  const documents = Array.from({ length: 14 }, (_, n) =>
    item(n + 1, {
      title: `Report ${n}`,
      publishDate: `${2020 + (n % 2)}-05-01T09:00:00Z`,
      type: 'file',
      tag: tags[n % 2],
      url: { href: `/documents/${n}.pdf`, target: '_blank' },
    }),
  );
  const prepared = prepareDocuments(documents, setting);

  it('shows twelve at first', () => {
    expect(showDocuments(prepared, query(''))).toMatchObject({ total: 14, more: 24 });
    expect(showDocuments(prepared, query('')).shown).toHaveLength(12);
  });

  it('is filtered by year and category', () => {
    const view = showDocuments(prepared, query('year=2021&categoryId=8'));
    expect(view.total).toBe(7);
    expect(view.shown[0]).toMatchObject({ href: '/documents/1.pdf', target: '_blank' });
    expect(showDocuments(prepared, query('year=2021&categoryId=7')).total).toBe(0);
  });
});

describe('a list of questions', () => {
  const named = [item(3, { title: 'Bikes', allButtonLabel: 'Everything' }), item(4, { title: 'Books' })];
  const unused = item(5, { title: 'Unused' });
  const questions = [
    item(10, { title: 'How?', slug: 'how', topic: named[0], topicMultiple: '3,4' }, 'faqs'),
    item(11, { title: 'Why?', topic: named[1] }, 'faqs'),
    item(12, { title: 'When?' }, 'faqs'),
  ];
  const prepared = prepareQuestions(questions, [...named, unused], setting);
  const titles = (text: string) =>
    showQuestions(prepared, query(text)).groups.map(({ heading, questions: shown }) => [
      heading,
      shown.map(({ title }) => title),
    ]);

  it('has a tab of all questions first, with its label, then one for each topic in use', () => {
    expect(showQuestions(prepared, query('')).tabs).toEqual([
      { label: 'Everything' },
      { topicId: 3, label: 'Bikes' },
      { topicId: 4, label: 'Books' },
    ]);
  });

  it('shows every question once at first, under its topic', () => {
    expect(titles('')).toEqual([
      ['Bikes', ['How?']],
      ['Books', ['Why?']],
      [undefined, ['When?']],
    ]);
  });

  it('shows the questions of the chosen topic, also those that have it beside their first', () => {
    expect(titles('topicId=4')).toEqual([[undefined, ['How?', 'Why?']]]);
    expect(showQuestions(prepared, query('topicId=4')).topicId).toBe(4);
  });

  it.each(['topicId=5', 'topicId=04', 'topicId=', `topicId=${'4'.repeat(9999)}`, 'topicId=toString'])(
    'shows all questions for %.40s',
    (text) => expect(titles(text)).toEqual(titles('')),
  );

  it('links each question to its page', () => {
    expect(prepared.groups[0]?.questions[0]?.href).toBe('/faqs/how');
  });
});
