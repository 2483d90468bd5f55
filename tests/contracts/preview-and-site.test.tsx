import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleVisitors } from '#analysis';
import { compileRelease, type JourneyState, languageLinks, readDocument, releaseSurroundings } from '#engine';
import type { Document } from '#schemas';
import { findJourney, sha256 } from '#server';
import { findOperation, runOperation } from '../../server/operations/release-operations.ts';
import { splitState } from '../../server/sessions/stored-state.ts';
import { withoutMarks } from '../../studio/frame/marks/invisible-marks.ts';
import { PreviewPage } from '../../studio/frame/preview-page.tsx';
import { createPreviewSite } from '../../studio/frame/preview-site.ts';
import { shippedDocuments } from '../support/documents/shipped-documents.ts';
import { today } from '../support/instances/instance.ts';
import { htmlOf, type RenderedSite, serveRendered } from '../support/instances/rendered-site.tsx';
import { siteForTests } from '../support/instances/site-for-tests.ts';

const clinic = join(import.meta.dirname, '../../examples/clinic/documents');
const sites = {
  'the shipped site': shippedDocuments(),
  'the clinic': globSync('**/*.json', { cwd: clinic }).map((path) => ({
    path,
    text: readFileSync(join(clinic, path), 'utf8'),
  })),
};

/** Modules of the sites' own, which `tests/e2e/studio/own-modules.e2e.ts` looks at. */
const own: ReadonlySet<unknown> = new Set(['book-a-call', 'clinic-map', 'share-price', 'share-price-badge']);

function withoutOwnModules(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const isOwn = (each: unknown) => own.has((each as { readonly type?: unknown } | null)?.type);
  if (Array.isArray(part)) return part.filter((each) => !isOwn(each)).map(withoutOwnModules);
  const entries = Object.entries(part).filter(([, each]) => !isOwn(each));
  return Object.fromEntries(entries.map(([name, each]) => [name, withoutOwnModules(each)]));
}

interface Source {
  readonly path: string;
  readonly text: string;
}

function storedIn({ text }: Source) {
  const written = withoutOwnModules(JSON.parse(text)) as { readonly id: string };
  return { id: written.id, body: JSON.stringify(written) };
}

function read(source: Source): Document {
  const { path } = source;
  const reading = readDocument({ path, text: storedIn(source).body });
  if (reading.outcome !== 'read') throw new Error(JSON.stringify(reading.problems));
  return reading.document;
}

/** The words of a page in order: its texts, and the names of pictures and boxes. */
function wordsOf(html: string): readonly string[] {
  const body = html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<(script|style|template|title)\b[\s\S]*?<\/\1>/g, '')
    // The links of a list of headings are made from the page (`studio/frame/heading-links.dom.test.tsx`).
    .replace(/(<div[^>]* data-jump-list="">[\s\S]*?)<ol>[\s\S]*?(<\/nav>)/g, '$1$2')
    .replace(/(<div[^>]* data-jump-list="">[\s\S]*?<\/p>)[\s\S]*?(<\/nav>)/g, '$1$2')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<input type="hidden"[^>]*>/g, '');
  const said = body.replace(/<[^>]*?\s(?:alt|placeholder|aria-label|value)="([^"]*)"[^>]*>/g, '\n[$1]\n');
  return withoutMarks(said.replace(/<\/?[a-z][^>]*>/gi, '\n'))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

describe.each(Object.entries(sites))('the preview of %s says what the site says', (_, sources) => {
  const documents = sources.map(read);
  const release = compileRelease(documents, sha256);
  const preview = createPreviewSite(documents.map((each) => ({ id: each.id, body: JSON.stringify(each) })));
  preview.markTranslations();
  const site = siteForTests({ compiled: release });
  let rendered: RenderedSite;
  beforeAll(async () => {
    rendered = await serveRendered(release, site.instances[0].deps);
  });
  afterAll(() => rendered.close());

  const results = new Map<string, ReturnType<typeof runOperation>>();
  const outside = {
    resultOf(id: string) {
      const { services, settings } = site.instances[0].deps;
      const nobody = { answers: {}, results: {}, facts: {}, session: {}, page: {} };
      const scope = { ...releaseSurroundings(release), ...nobody, now: today, settings };
      const operation = findOperation(release, id);
      if (operation === undefined) throw new Error(`There is no operation "${id}".`);
      const context = { services, scope, preview: { refused: () => undefined } };
      const result = results.get(id) ?? runOperation(operation, {}, context);
      results.set(id, result);
      return result;
    },
    isLate: () => false,
    picturesOf: async (service: string) => site.instances[0].deps.services.publicUrl(service),
  };

  async function previewOf(
    path: string,
    language: string,
    visitor?: { journey: string; state: JourneyState },
    shown = preview.release().in(language),
  ) {
    const { sessions } = site.instances[0].deps;
    const html = await htmlOf(
      <PreviewPage
        release={shown}
        path={path}
        today={today}
        visitor={visitor}
        outside={outside}
        kept={sessions.timeOf(sessions.ids.issue(), undefined)}
        own={{}}
      />,
    );
    return wordsOf(html);
  }

  const pages = [...release.pages.values()].map(({ page }) => page);
  const addresses = pages.flatMap(({ path, redirect, zones }) => {
    if (redirect !== undefined || zones.content.some(({ type }) => type === 'form')) return [];
    const links = languageLinks(release, path);
    return [
      { path, language: release.site.language },
      ...links.slice(1).map(({ href, language }) => ({ path: href, language })),
    ];
  });
  const items = [...release.itemPages.visiblePaths()].map((path) => ({
    path,
    language: release.site.language,
  }));

  it.each([...addresses, ...items])('on $path', async ({ path, language }) => {
    expect(await previewOf(path, language)).toEqual(wordsOf(await rendered.get(path)));
  });

  const written = addresses.filter(({ language }) => language === release.site.language);

  it.each(written)('on $path before the rest of the site is read', async ({ path, language }) => {
    const { releaseFor } = createPreviewSite(sources.map((each) => ({ ...storedIn(each), isChecked: true })));
    const first = releaseFor(path);
    expect(await previewOf(path, language, undefined, first)).toEqual(await previewOf(path, language));
    const whole = preview.release();
    expect(first.pages.get(path)?.documents).toEqual(whole.pages.get(path)?.documents);
    expect(languageLinks(first, path)).toEqual(languageLinks(whole, path));
    // Nobody has waited for it.
    expect([...first.documents.values()].filter(({ kind }) => kind === 'form')).toEqual([]);
  });

  const journeys = documents.flatMap((each) => (each.kind === 'journey' ? [each.id] : []));

  it.each(journeys)('at each step of %s, to everybody who is known to come there', async (journey) => {
    const { sessions } = site.instances[0].deps;
    const sensitive = findJourney(release, journey)?.compiled.sensitive ?? new Set();
    for (const [step, visitors] of sampleVisitors(release, journey, today) ?? []) {
      const page = pages.find(({ zones }) =>
        zones.content.some((each) => each.type === 'form' && each.journey === journey && each.step === step),
      );
      const path = page?.path ?? '';
      for (const { state } of visitors) {
        const id = sessions.ids.issue();
        const stored = splitState(state, sensitive);
        const { run } = state;
        await sessions.save({ id, journey, expectedRevision: 0, run, release: 'visited', ...stored });
        const html = await rendered.get(path, sessions.ids.cookie(id, rendered.host).split(';')[0]);
        const shown = await previewOf(path, release.site.language, { journey, state });
        expect(shown, path).toEqual(wordsOf(html));
      }
    }
  });
});
