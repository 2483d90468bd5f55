import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkDocuments } from '#analysis';
import { readDocument } from '#engine';
import { shippedDocuments } from '../../tests/support/documents/shipped-documents.ts';
import type { DocumentText } from '../preview/protocol.ts';
import { clashesOf, makeDocument, type NewDocument, suggestedNames } from './new-document.ts';
import { allNewKinds, type NewKind } from './new-kinds.ts';
import { templatesOf } from './templates.ts';

const root = join(import.meta.dirname, '../..');

function textsIn(...folders: readonly string[]): readonly DocumentText[] {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.json`, { cwd: root }));
  const texts = files.map((file) => {
    const body = readFileSync(join(root, file), 'utf8');
    return { id: String(JSON.parse(body).id), body };
  });
  return [...new Map(texts.map((text) => [text.id, text])).values()];
}

const service = textsIn('cli/templates/blank/documents', 'cli/templates/service/documents');
const shipped = shippedDocuments().map(({ text }) => ({ id: String(JSON.parse(text).id), body: text }));

/** A document made of a template or of another one, with all names as suggested. */
function made(
  site: readonly DocumentText[],
  kind: NewKind,
  title: string,
  beginning: NewDocument['beginning'],
) {
  const documents = read(site);
  const wanted = { kind, title, beginning, ...suggestedNames(kind, title, beginning, documents) };
  return { wanted, documents, ...makeDocument(wanted, site) };
}

function read(texts: readonly DocumentText[]) {
  return texts.flatMap(({ id, body }) => {
    const reading = readDocument({ path: id, text: body });
    return reading.outcome === 'read' ? [reading.document] : [];
  });
}

/** Errors that a site has with some documents, and does not have without them. */
function errorsOf(site: readonly DocumentText[], changes: ReturnType<typeof makeDocument>['changes']) {
  const errors = (texts: readonly DocumentText[]) =>
    checkDocuments(
      texts.map(({ id, body }) => ({ path: id, text: body })),
      [],
      false,
    ).problems.filter(({ severity }) => severity === 'error');
  const before = new Set(errors(site).map(({ message }) => message));
  const added = changes.map(({ id, body }) => ({ id, body: body ?? '' }));
  return errors([...site, ...added]).filter(({ message }) => !before.has(message));
}

const templates = allNewKinds.flatMap((kind) => templatesOf(kind).map(({ name }) => [kind, name] as const));

it.each(templates)('makes a new %s of the template %s that the check takes', (kind, template) => {
  const { changes } = made(service, kind, 'Opening hours', { template });
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.map(({ body }) => JSON.parse(body ?? '').id)).toEqual(changes.map(({ id }) => id));
  expect(errorsOf(service, changes)).toEqual([]);
});

it('copies pages and journeys with addresses and ids of its own', { tags: ['full'] }, () => {
  const originals = read(shipped).filter(({ kind }) => kind === 'page' || kind === 'journey');
  const known = new Set(shipped.map((text) => text.id));
  for (const { kind, id } of originals) {
    const { changes, paths } = made(shipped, kind as NewKind, 'Second one', { copyOf: id });
    expect(changes.filter((change) => known.has(change.id))).toEqual([]);
    expect(paths.filter((path) => !path.includes('second-one'))).toEqual([]);
    expect(errorsOf(shipped, changes)).toEqual([]);
  }
});

const fixture = textsIn('tests/fixtures/release');
const copied = read(fixture).flatMap(({ kind, id }) =>
  kind === 'page' || kind === 'journey' ? [[kind, id] as const] : [],
);

it.each(copied)('copies the %s %s, which has no errors then', (kind, id) => {
  expect(errorsOf(fixture, made(fixture, kind, 'Second one', { copyOf: id }).changes)).toEqual([]);
});

it('copies what only a journey uses with it, and what speaks of one of the copies follows', () => {
  const { changes, paths } = made(service, 'journey', 'Quote', { copyOf: 'estimate' });
  expect(changes.map(({ id }) => id).sort()).toEqual([
    'quote',
    'quote-facts',
    'quote-price-form',
    'quote-service-form',
    'quote-services',
  ]);
  expect(paths).toEqual(['/quote/service', '/quote/price']);
  const bodies = new Map(changes.map(({ id, body }) => [id, body ?? '']));
  expect(JSON.parse(bodies.get('quote') ?? '')).toMatchObject({
    path: '/quote',
    uses: ['quote-facts'],
    steps: [{ form: 'quote-service-form' }, { form: 'quote-price-form' }],
  });
  expect(bodies.get('quote-facts')).toContain("lookup('quote-services', answers.service)");
});

it('leaves with the original what others use, too', () => {
  const other = {
    ...JSON.parse(service.find(({ id }) => id === 'service-form')?.body ?? ''),
    id: 'other-form',
  };
  const site = [...service, { id: 'other-form', body: JSON.stringify(other) }];
  const ids = made(site, 'journey', 'Quote', { copyOf: 'estimate' }).changes.map(({ id }) => id);
  expect(ids).toContain('quote-service-form');
  expect(ids).not.toContain('quote-services');
});

it('leads links of a copied page to itself, and keeps links to others', () => {
  const text = '<a href="/first#times">Times</a> <a href="/first-aid">Aid</a>';
  const page = {
    ...JSON.parse(templatesOf('page')[0]?.documents[0]?.body ?? ''),
    id: 'first-page',
    path: '/first',
    title: 'First',
    zones: { content: [{ type: 'rich-text', blocks: [{ type: 'paragraph', text }] }] },
  };
  const site = [...service, { id: 'first-page', body: JSON.stringify(page) }];
  const [change] = made(site, 'page', 'Second', { copyOf: 'first-page' }).changes;
  expect(JSON.parse(change?.body ?? '')).toMatchObject({
    id: 'second-page',
    path: '/second',
    title: 'Second',
    zones: {
      content: [{ blocks: [{ text: '<a href="/second#times">Times</a> <a href="/first-aid">Aid</a>' }] }],
    },
  });
});

it('gives the items of a copied list numbers of their own', () => {
  const [list] = made(service, 'content', 'News', { template: 'blank' }).changes;
  const site = [...service, { id: list?.id ?? '', body: list?.body ?? '' }];
  const [copy] = made(site, 'content', 'Old news', { copyOf: 'news' }).changes;
  expect(JSON.parse(copy?.body ?? '')).toMatchObject({
    id: 'old-news',
    title: 'Old news',
    referenceName: 'oldnews',
    items: [{ contentID: 4 }],
  });
});

it.each([
  ['a title', { title: ' ' }, 'title', 'Say what it is called.'],
  ['an id that is taken', { id: 'home-page' }, 'id', '“Welcome” has this id already.'],
  [
    'an id with capitals',
    { id: 'Hours' },
    'id',
    'Small letters, digits and single hyphens, beginning with a letter.',
  ],
  [
    'an address that is taken',
    { address: '/estimate/service' },
    'address',
    '“What would it cost?” is at /estimate/service already.',
  ],
  ['an address of the site', { address: '/api/hours' }, 'address', '“/api” is kept for the site itself.'],
  [
    'no address',
    { address: 'hours' },
    'address',
    'Begin with a slash: small letters, digits and hyphens, parted by slashes.',
  ],
] as const)('says what is wrong with %s', (_what, changed, name, message) => {
  const { wanted, documents } = made(service, 'page', 'Hours', { template: 'blank' });
  const asked = { ...wanted, ...changed };
  const clashes = clashesOf(asked, makeDocument(asked, service).paths, documents);
  expect(Object.entries(clashes).filter(([, clash]) => clash !== undefined)).toEqual([[name, message]]);
});
