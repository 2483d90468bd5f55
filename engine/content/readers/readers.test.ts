import { describe, expect, it } from 'vitest';
import type { Block } from '#schemas';
import type { ContentItem } from '../content-item.ts';
import { readArticle, readArticleSummary } from './article.ts';
import { readListedDocument } from './listed-document.ts';
import { readQuestion, readQuestionTopic } from './question.ts';
import { countWords, readMinutes } from './read-time.ts';

const item = (fields: ContentItem['fields'], contentID = 9): ContentItem => ({
  contentID,
  referenceName: 'news',
  itemOrder: 0,
  fields,
});
const words = (count: number): Block => ({ type: 'paragraph', text: Array(count).fill('word').join(' ') });

describe('an article', () => {
  const full = item({
    title: 'New stands',
    date: '2026-03-14',
    slug: 'new-stands',
    briefdescription: 'Three of them.',
    image: { url: '/images/stand.svg', label: 'A stand', width: 8, height: 6 },
    tag: item({ title: 'News' }, 7),
    topics: [item({ title: 'Bicycles' }, 1), { contentID: 2 }],
    blockEditor: [words(3)],
    descriptionLists: [{ items: [{ term: 'Where', description: 'At the harbour' }] }],
  });

  it('is read for a list, with the titles of the items that it links to', () => {
    expect(readArticleSummary(full)).toEqual({
      id: 9,
      title: 'New stands',
      date: '2026-03-14',
      description: 'Three of them.',
      image: { src: '/images/stand.svg', alt: 'A stand', width: 8, height: 6 },
      tag: { id: 7, title: 'News' },
      topics: [{ id: 1, title: 'Bicycles' }],
    });
  });

  it('has the topics of its picker where none are linked', () => {
    const picked = { title: 'A', topic_TextField: 'Bicycles, Books', topic_ValueField: '1,2,x' };
    expect(readArticleSummary(item(picked))?.topics).toEqual([
      { id: 1, title: 'Bicycles' },
      { id: 2, title: 'Books' },
    ]);
    expect(readArticleSummary(item({ ...full.fields, ...picked }))?.topics).toEqual([
      { id: 1, title: 'Bicycles' },
    ]);
  });

  it('has a body and description lists on a page of its own', () => {
    expect(readArticle(full)).toMatchObject({
      description: 'Three of them.',
      body: [words(3)],
      descriptionLists: [{ items: [{ term: 'Where', description: 'At the harbour' }] }],
    });
  });

  it('begins with its header description if it has one', () => {
    expect(readArticle(item({ ...full.fields, headerDescription: 'Ride further.' }))?.description).toBe(
      'Ride further.',
    );
  });

  it('needs nothing but a title', () => {
    expect(readArticle(item({ title: 'Short' }))).toEqual({
      id: 9,
      title: 'Short',
      topics: [],
      body: [],
      descriptionLists: [],
    });
    expect(readArticle(item({ slug: 'untitled' }))).toBeUndefined();
  });

  it.each([
    { title: 'Odd', image: '/images/a.svg', tag: 7, topics: 'x', blockEditor: null, date: 5 },
    { title: 'Odd', image: { url: '/images/a.svg' }, tag: { contentID: 7 }, topics: [null] },
  ])('leaves out what is not as expected: %j', (fields) => {
    expect(readArticle(item(fields))).toEqual({
      id: 9,
      title: 'Odd',
      topics: [],
      body: [],
      descriptionLists: [],
    });
  });
});

describe('a document', () => {
  it('links to its address with a target', () => {
    const fields = {
      title: 'Annual report',
      publishDate: '2026-08-20',
      type: 'file',
      tag: item({ title: 'Reports' }, 5),
      buttonText: 'Download',
      url: { href: '/documents/report.pdf', target: '_blank' },
    };
    expect(readListedDocument(item(fields))).toEqual({
      id: 9,
      title: 'Annual report',
      publishDate: '2026-08-20',
      type: 'file',
      tag: { id: 5, title: 'Reports' },
      buttonText: 'Download',
      href: '/documents/report.pdf',
      target: '_blank',
    });
  });

  it('without an address is left out', () => {
    expect(readListedDocument(item({ title: 'Lost', type: 'file' }))).toBeUndefined();
    expect(readListedDocument(item({ title: 'Lost', url: {} }))).toBeUndefined();
  });
});

describe('a question', () => {
  it('belongs to its topic and to those listed beside it', () => {
    const topic = item({ title: 'Bikes' }, 3);
    const question = readQuestion(item({ title: 'Why?', topic, topicMultiple: '3, 4,x,4' }));
    expect(question).toMatchObject({ title: 'Why?', topic: { id: 3, title: 'Bikes' }, topicIds: [3, 4] });
  });

  it('has topics of which one labels the tab of all', () => {
    expect(readQuestionTopic(item({ title: 'Bikes', allButtonLabel: 'All' }, 3))).toEqual({
      id: 3,
      title: 'Bikes',
      allButtonLabel: 'All',
    });
  });
});

describe('the time to read a text', () => {
  it.each([
    [0, 0],
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('of %i words is %i min', (count, minutes) => {
    expect(readMinutes([words(count)])).toBe(minutes);
  });

  it('counts the words of every kind of block, and no tags', () => {
    expect(
      countWords([
        { type: 'header', level: 2, text: 'One <b>two</b>' },
        {
          type: 'list',
          style: 'ordered',
          items: [{ content: 'three', items: [{ content: 'four – five' }] }],
        },
        { type: 'table', content: [['six', '<a href="/a b c">seven</a>']] },
        { type: 'quote', text: 'eight', caption: 'nine' },
        { type: 'raw', html: '<p class="a b">ten</p>' },
        { type: 'delimiter' },
      ]),
    ).toBe(10);
  });
});
