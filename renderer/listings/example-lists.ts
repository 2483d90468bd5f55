import type { ContentItem, ListSetting } from '#engine';
import { exampleContent, exampleSite } from '../host/example-content.ts';
import type { Host } from '../host/host.ts';
import { sanitize } from '../host/sanitize.ts';

type Fields = ContentItem['fields'];

const tags = ['News', 'Story', 'Guide'];
const topics = ['Bicycles', 'Books', 'The harbour', 'Opening hours'];

const titles = [
  'Three new stands along the harbour',
  'How to carry a child without falling over',
  'The library stays open on Sundays',
  'What the divers found under the jetty',
  'Forty years of lending the same atlas',
  'Why we oil chains on the first Monday of the month',
  'A reading room for people who talk',
];

const paragraph = (text: string) => ({ type: 'paragraph', text });

/** A linked item comes with its fields, as the result of a query has it. */
function linked(list: string, contentID: number, title: string): ContentItem {
  return { contentID, referenceName: list, itemOrder: 0, fields: { title } };
}

const tag = (n: number) => linked('tags', 701 + (n % tags.length), tags[n % tags.length] ?? '');
const topic = (n: number) => linked('topics', 801 + (n % topics.length), topics[n % topics.length] ?? '');

const articles: readonly Fields[] = Array.from({ length: 30 }, (_, n) => ({
  title: titles[n % titles.length],
  slug: `article-${n}`,
  date: `${2025 - Math.floor(n / 12)}-${String(12 - (n % 12)).padStart(2, '0')}-14`,
  tag: tag(n),
  topics: n % 2 === 0 ? [topic(n)] : [topic(n), topic(n + 1)],
  briefdescription: 'Borrow one in the morning, bring it back whenever you like, and tell us how it went.',
  ...(n % 5 === 4
    ? {}
    : { image: { url: '/images/scene-lake.svg', label: 'A lake', width: 800, height: 600 } }),
  descriptionLists: [
    {
      title: 'At a glance',
      items: [
        { term: 'Where', description: 'At the harbour' },
        { term: 'When', description: 'From <b>Monday</b>' },
      ],
    },
  ],
  blockEditor: [
    paragraph('It began with a request in the visitors’ book. '.repeat(12)),
    { type: 'header', text: 'What comes next', level: 2 },
    paragraph('In spring we look at it again. '.repeat(30)),
  ],
}));

const types = ['file', 'video', 'external'];
const reports: readonly Fields[] = Array.from({ length: 14 }, (_, n) => ({
  title: `Report of the harbour library, part ${14 - n}`,
  publishDate: `${2025 - Math.floor(n / 5)}-0${9 - (n % 9)}-01`,
  type: types[n % 3],
  tag: linked('tags', 711 + (n % 2), n % 2 === 0 ? 'Yearly report' : 'Minutes'),
  ...(n === 1 ? { buttonText: 'Watch the meeting' } : {}),
  url: { href: `https://library.example/reports/${n}`, target: '_blank' },
}));

const questionTopics = [linked('questiontopics', 901, 'Bicycles'), linked('questiontopics', 902, 'Books')];
const questions: readonly Fields[] = [
  ['Where do I find a bicycle?', 'At any of our <a href="/stands">nine stands</a>.', 0],
  ['What if it breaks?', 'Leave it where it is and call us.', 0],
  ['How long may I keep a book?', 'Three weeks, and longer if nobody waits for it.', 1],
].map(([title, text, n]) => ({
  title,
  slug: String(title)
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, ''),
  topic: questionTopics[Number(n)],
  blockEditor: [paragraph(String(text))],
}));

/** Content of the stories and tests of lists. Items of `news` come first, so their ids begin at 1. */
export const exampleLists = exampleContent({ news: articles, reports, questions });

/** Topics have ids of their own, which questions refer to. */
export const exampleTopics: readonly ContentItem[] = questionTopics.map((item, n) =>
  n === 0 ? { ...item, fields: { ...item.fields, allButtonLabel: 'All questions' } } : item,
);

export const exampleSetting: ListSetting = {
  language: 'en',
  dayOf: (text) => text.slice(0, 10),
  itemPath: exampleLists.itemPath,
};

/** A host with example content, on the page of the newest article. */
export const exampleHost: Host = {
  ...exampleLists,
  ...exampleItem(),
  trail: [
    { title: 'About', href: '/about' },
    { title: 'News', href: '/about/news' },
  ],
  site: exampleSite,
  sanitize,
  renderForm: () => null,
  preview: false,
};

function exampleItem(): Pick<Host, 'item'> {
  const [item] = exampleLists.items({ list: 'news', take: 1 });
  return item ? { item } : {};
}
