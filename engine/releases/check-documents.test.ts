import { describe, expect, it } from 'vitest';
import type { DocumentSource } from '../documents/read-document.ts';
import { checkDocuments } from './check-documents.ts';

function source(id: string, kind: string, rest: object): DocumentSource {
  return { path: `${id}.json`, text: JSON.stringify({ kind, id, schemaVersion: 1, ...rest }, undefined, 2) };
}

function site(): DocumentSource {
  const logo = { src: '/logo.svg', alt: '', width: 1, height: 1 };
  const labels = { skip: 'Skip', home: 'Home', navigation: 'Main', openMenu: 'Open', closeMenu: 'Close' };
  const footer = {
    contentID: 2,
    logo,
    copyrightMessage: 'Us',
    primaryLinks: [],
    secondaryLinks: [],
    socialIcons: [],
  };
  const fieldErrors = { required: 'Answer', minLength: 'Longer', maxLength: 'Shorter', enum: 'Choose' };
  return source('site', 'site', {
    brand: 'Bakery',
    language: 'en',
    timeZone: 'Pacific/Auckland',
    channel: 'website',
    hosts: [],
    phones: {},
    notFoundPage: 'page-0',
    header: { contentID: 1, logo, sections: [], labels },
    footer,
    previewBar: { exitLabel: 'Exit', question: 'Leave?' },
    messages: { loading: 'Loading', errorTitle: 'Sorry', errorText: 'Try again', fieldErrors },
  });
}

/** A form of ten fields, each with rules about the one before it. */
function form(id: string): DocumentSource {
  const options = [
    { id: 'rye', label: 'Rye' },
    { id: 'wheat', label: 'Wheat' },
  ];
  const fields = Array.from({ length: 10 }, (_, index) =>
    index % 2 === 0
      ? { name: `bread${index}`, type: 'radio-group', label: 'Bread', required: true, options }
      : {
          name: `note${index}`,
          type: 'text-input',
          label: 'Note',
          value: { type: 'string', minLength: 2, maxLength: 80 },
          required: { '==': [{ var: `answers.bread${index - 1}` }, 'rye'] },
          when: {
            or: [
              { answered: { var: `answers.bread${index - 1}` } },
              { in: [{ var: `answers.bread${index - 1}` }, ['rye', 'wheat']] },
            ],
          },
        },
  );
  return source(id, 'form', { fields });
}

function page(number: number, modules: readonly object[]): DocumentSource {
  const path = number === 0 ? '/' : `/page-${number}`;
  const seo = { sitemapVisible: true };
  return source(`page-${number}`, 'page', {
    path,
    template: 'plain',
    title: 'Page',
    seo,
    zones: { content: modules },
  });
}

/** A thousand documents: journeys of three steps, their forms and pages, and pages of text. */
function thousand(): readonly DocumentSource[] {
  const sources = [site()];
  let pages = 0;
  for (let journey = 0; journey < 120; journey++) {
    const steps = ['one', 'two', 'three'].map((id) => ({
      id,
      form: `form-${journey}-${id}`,
      submitLabel: 'Go on',
    }));
    sources.push(source(`journey-${journey}`, 'journey', { steps }));
    for (const step of steps) {
      sources.push(form(step.form));
      sources.push(page(pages++, [{ type: 'form', journey: `journey-${journey}`, step: step.id }]));
    }
  }
  while (sources.length < 1_000) {
    const items = Array.from({ length: 20 }, () => ({ stat: '12', description: 'loaves' }));
    sources.push(
      page(pages++, [
        { type: 'section-header', title: 'Bread' },
        { type: 'stats', items: items.slice(0, 8) },
      ]),
    );
  }
  return sources;
}

describe('checking a thousand documents', () => {
  it('takes less than five seconds, and finds nothing wrong', { timeout: 60_000 }, () => {
    const sources = thousand();
    const begun = performance.now();
    const { documents, problems } = checkDocuments(sources);
    const seconds = (performance.now() - begun) / 1_000;
    expect(problems).toEqual([]);
    expect(documents).toHaveLength(1_000);
    expect(seconds).toBeLessThan(5);
  });
});

describe('documents that cannot be read', () => {
  it('are not blamed on those that refer to them', () => {
    const broken = { path: 'rolls.json', text: '{"kind": "form", "id": "rolls", "fields": 3' };
    const journey = source('order', 'journey', {
      steps: [{ id: 'choose', form: 'rolls', submitLabel: 'Order' }],
    });
    const { problems } = checkDocuments([
      site(),
      page(0, [{ type: 'form', journey: 'order', step: 'choose' }]),
      journey,
      broken,
    ]);
    expect(problems.map(({ document, code }) => `${document} ${code}`)).toEqual(['rolls.json bad-json']);
  });
});

it('problems come by document, from top to bottom', () => {
  const { problems } = checkDocuments([
    { path: 'b.json', text: '{"kind": "page",\n "x": 1}' },
    { path: 'a.json', text: '[' },
  ]);
  const places = problems.map(({ document, line = 0 }) => `${document}:${line}`);
  expect(places).toEqual([...places].sort());
});
