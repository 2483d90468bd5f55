import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { checkVersion, openStore, type Store } from '#server';
import { checkStoredDocuments, withFiles } from '#server/store';
import type { DocumentSource } from '../../engine/documents/read-document.ts';
import {
  documentSource,
  manyDocuments,
  pageSource,
  translationSource,
} from '../support/documents/thousand-documents.ts';
import type { PublishedTexts } from './publish-text.child.ts';
import { type Row, within } from './row.ts';

const assets = 10_000;
const picturesOfPage = 20;
const documents = 500;
const languages = ['mi', 'fr', 'de', 'cy'] as const;
const mostMs = 1_000;
const mostMegabytes = 1_000;

/**
 * Processor time, and memory, of an instance in which one text is published and then its translation: of 1,000 documents in five
 * languages with 10,000 pictures.
 */
export async function benchPublishingText(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  const url = `sqlite:${join(folder, 'store.db')}`;
  try {
    const { texts, source, translation } = siteInLanguages();
    await fill(url, texts);
    const changed = JSON.stringify([
      source.replace('Of bread', 'Of our bread'),
      translation.replace('Pictures of', 'Photographs of'),
    ]);
    const child = join(import.meta.dirname, 'publish-text.child.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [child, url, changed, ...languages]);
    const { ofText, ofTranslation, megabytes }: PublishedTexts = JSON.parse(stdout);
    console.error(
      `Resident memory: ${megabytes.before.toFixed()} MB before, ${megabytes.after.toFixed()} MB after.`,
    );
    const row = (name: string, ours: number) => within({ name, ours, peer: mostMs, unit: 'ms of processor' });
    return [
      row('publish one text, with 10,000 assets and 5 languages in the store', ofText.publishing),
      row('follow that release in an instance, in 5 languages', ofText.following),
      row('publish one translated text of that store', ofTranslation.publishing),
      row('follow that release in an instance, in 5 languages', ofTranslation.following),
      within({
        name: 'memory of that instance after both',
        ours: megabytes.after,
        peer: mostMegabytes,
        unit: 'MB',
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Publishes all documents and the bytes of their pictures. */
async function fill(url: string, texts: readonly string[]): Promise<void> {
  const store = await openStore({
    url,
    checkRelease: withFiles(checkStoredDocuments, new Set()),
    checkVersion: checkVersion(),
    log: { info: () => {}, warn: () => {} },
  });
  try {
    const pictures = await addPictures(store);
    const changed = [...texts, ...pictures];
    const publishing = await store.publish({ changed, author: 'the bench', message: 'All', accept: 'all' });
    if (publishing.outcome !== 'published')
      throw new Error(`Nothing was published: ${JSON.stringify(publishing).slice(0, 1000)}`);
  } finally {
    await store.close();
  }
}

const pathOf = (index: number) => `/images/drawing-${index}.svg`;

async function addPictures(store: Store): Promise<readonly string[]> {
  const described: string[] = [];
  for (let index = 0; index < assets; index++) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M${index} 0h9v9z"/></svg>`;
    const bytes = Buffer.from(drawing);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const about = { sha256, type: 'image/svg+xml', size: bytes.length };
    await store.assets.add({ hash: sha256, ...about }, Readable.from([bytes]));
    described.push(documentSource(pathOf(index), 'asset', { ...about, width: 400, height: 300 }).text);
  }
  return described;
}

/** Journeys and pages of text, pages of pictures, and a translation of each of them into each language. */
function siteInLanguages() {
  const further = { languages: languages.map((language) => ({ language })) };
  const [site, ...rest] = manyDocuments(documents);
  const pages = Array.from({ length: assets / picturesOfPage }, (_, index) => pageOfPictures(index));
  const written = [...rest, ...pages];
  const translations = written.flatMap((source) =>
    languages.map((language) => translationSource(source, language)),
  );
  const [page] = pages;
  const translation = page && translationSource(page, 'mi');
  if (site === undefined || page === undefined || translation === undefined)
    throw new Error('The site is empty.');
  const worded = JSON.stringify({ ...JSON.parse(site.text), ...further });
  return {
    texts: [worded, ...[...written, ...translations].map(({ text }) => text)],
    source: page.text,
    translation: translation.text,
  };
}

function pageOfPictures(index: number): DocumentSource {
  const images = Array.from({ length: picturesOfPage }, (_, place) => {
    const number = index * picturesOfPage + place;
    return { src: pathOf(number), alt: `Drawing ${number}`, width: 368, height: 272 };
  });
  return pageSource(documents + index, [
    { type: 'section-header', title: 'Of bread' },
    { type: 'image-strip', label: 'Pictures of bread', images },
  ]);
}
