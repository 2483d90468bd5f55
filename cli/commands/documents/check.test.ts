import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanUpAfterTest } from '../../../tests/support/running/cleanup.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';

const broken = 'tests/fixtures/refused/misspelt-property.json';

/** The library's release with a link that leads nowhere. */
function folderWithWarning(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-'));
  cpSync(join(import.meta.dirname, '../../../tests/fixtures/release'), folder, { recursive: true });
  const site = join(folder, 'site.json');
  writeFileSync(site, readFileSync(site, 'utf8').replace('"href": "/join"', '"href": "/joining"'));
  return folder;
}

describe('waymark check', () => {
  it('is clean on the documents we ship', async () => {
    const { exitCode, out } = await waymark(['check']);
    expect(out).toMatch(/^✔ \d+ documents, no problems\n$/);
    expect(exitCode).toBe(0);
  });

  it('writes for people where, what and what to do', async () => {
    const { exitCode, out } = await waymark(['check', broken]);
    expect(exitCode).toBe(1);
    expect(out).toBe(`${broken}
  14:7  error    Unknown property "submitLable" (step).  unknown-property
                 Did you mean "submitLabel"?

✖ 1 document, 1 error, 0 warnings
`);
  });

  it('applies fixes with --fix, again until none is left, and keeps the layout', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-'));
    cleanUpAfterTest(() => rmSync(folder, { recursive: true }));
    cpSync(join(import.meta.dirname, '../../../tests/fixtures/release'), folder, { recursive: true });
    const [journey, form] = [join(folder, 'join.json'), join(folder, 'card-form.json')];
    const [sound, soundForm] = [journey, form].map((file) =>
      readFileSync(file, 'utf8').replace('{\n', '{\n\n'),
    );
    const broken = sound
      ?.replaceAll('"submitLabel"', '"submitLable"')
      .replaceAll('"card-form"', '"crad-form"');
    writeFileSync(journey, broken ?? '');
    writeFileSync(form, soundForm ?? '');
    const { exitCode, out, err } = await waymark(['check', '--fix', folder]);
    expect([exitCode, out]).toEqual([0, '✔ 18 documents, no problems\n']);
    expect(err).toMatch(/^\d+ fixes applied in 1 file\.\n$/);
    expect(readFileSync(journey, 'utf8')).toBe(sound);
    expect(readFileSync(form, 'utf8')).toBe(soundForm);
    const input = await waymark(['check', '--fix', '-'], { environment: { WAYMARK_PAGES: folder } });
    expect([input.exitCode, input.err]).toEqual([2, expect.stringContaining('cannot be fixed')]);
  });

  it('has a link that shows the witness of a finding in a preview of the site', async () => {
    const folder = folderWithWarning();
    cpSync(
      join(import.meta.dirname, '../../../tests/fixtures/refused/dead-end.json'),
      join(folder, 'join.json'),
    );
    const environment = { WAYMARK_PAGES: folder };
    const args = ['check', '--site', 'https://www.library.example'];
    const { out } = await waymark([...args, '-f', 'json'], { environment });
    const { problems } = JSON.parse(out);
    const [{ witness, link }] = problems.filter((problem: { code: string }) => problem.code === 'dead-end');
    const { origin, pathname, searchParams } = new URL(link);
    expect([origin, pathname]).toEqual(['https://www.library.example', '/api/preview']);
    expect(searchParams.get('step')).toBe(witness.steps.at(-1));
    expect(JSON.parse(searchParams.get('answers') ?? '')).toEqual(witness.answers);
    expect((await waymark(args, { environment })).out).toContain(`See ${link}\n`);
    expect((await waymark(['check'], { environment })).out).not.toContain('/api/preview');
    const wrong = await waymark(['check', '--site', 'www.library.example'], { environment });
    expect([wrong.exitCode, wrong.err]).toEqual([2, expect.stringContaining('is not the address of a site')]);
  });

  it('checks a file of the folder of documents with the rest of the folder at hand', async () => {
    const environment = { WAYMARK_PAGES: 'tests/fixtures/release' };
    const { exitCode, out } = await waymark(['check', 'tests/fixtures/release/join.json'], { environment });
    expect([exitCode, out]).toEqual([0, '✔ 1 document, no problems\n']);
  });

  it('checks other folders on their own', async () => {
    const { exitCode, out } = await waymark(['check', 'tests/fixtures/release']);
    expect([exitCode, out]).toEqual([0, '✔ 18 documents, no problems\n']);
  });

  it('does not fail for a warning', async () => {
    const { exitCode, out } = await waymark(['check', folderWithWarning()]);
    expect(out).toContain('warning  No page has the path "/joining".  broken-link');
    expect(out).toContain('✖ 18 documents, 0 errors, 1 warning');
    expect(exitCode).toBe(0);
  });

  it('warns of what the authors of a site have overlooked, and of files that it does not have', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-'));
    cpSync(join(import.meta.dirname, '../../../tests/fixtures/release'), folder, { recursive: true });
    const [page, site] = [join(folder, 'thanks-page.json'), join(folder, 'site.json')];
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace('"header-banner", "variant"', '"section-header", "x"'),
    );
    const { out: refused } = await waymark(['check', folder]);
    expect(refused).not.toContain('main heading');
    writeFileSync(page, readFileSync(page, 'utf8').replace('"x": "plain", "level": 3, ', ''));
    writeFileSync(
      site,
      readFileSync(site, 'utf8').replace('"href": "/join"', '"href": "/documents/rules.pdf"'),
    );
    const { exitCode, out } = await waymark(['check', folder]);
    expect(out).toContain('warning  The page has no main heading.  missing-main-heading');
    expect(out).toContain('warning  The site has no file "/documents/rules.pdf".  missing-file');
    expect(exitCode).toBe(0);
    const environment = { WAYMARK_PAGES: folder };
    const one = await waymark(['check', join(folder, 'join.json')], { environment });
    expect(one.out).toBe('✔ 1 document, no problems\n');
  });

  it('warns of an image that the site has no file for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-'));
    cpSync(join(import.meta.dirname, '../../../tests/fixtures/release'), folder, { recursive: true });
    const site = join(folder, 'site.json');
    writeFileSync(
      site,
      readFileSync(site, 'utf8')
        .replace('"/images/logo.svg"', '"/images/lgo.svg"')
        .replace('"language"', '"theme": { "icon": "/images/icn.svg" }, "language"'),
    );
    const { exitCode, out } = await waymark(['check', folder]);
    expect(out).toContain('warning  The site has no image "/images/lgo.svg".  missing-image');
    expect(out).toContain('Did you mean "/images/logo.svg"?');
    expect(out).toContain('The site has no image "/images/icn.svg".');
    expect(exitCode).toBe(0);
    const other = await waymark(['check', join(folder, 'join.json')], {
      environment: { WAYMARK_PAGES: folder },
    });
    expect(other.out).toBe('✔ 1 document, no problems\n');
  });

  it('refuses a file far too large without reading it all', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-'));
    writeFileSync(join(folder, 'bomb.json'), 'x'.repeat(10_000_000));
    const { exitCode, out } = await waymark(['check', 'bomb.json'], { folder });
    expect(exitCode).toBe(1);
    expect(out).toContain('The document is larger than 2000000 bytes.');
  });

  it.each([
    [['check', 'nowhere.json'], /There is no file or folder .*nowhere\.json/],
    [['check', '--format', 'sarf'], /There is no format "sarf". Did you mean "sarif"\?/],
    [['check', '--formt', 'json'], /There is no option --formt. Did you mean "--format"\?/],
    [['chekc'], /There is no command "chekc". Did you mean "check"\?/],
    [['routes', '--json=yes'], /json/],
  ])('%j is a wrong call', async (args, message) => {
    const { exitCode, out, err } = await waymark(args);
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err).toContain('--help');
  });
});

describe('the help', () => {
  it('names every command', async () => {
    const { exitCode, out } = await waymark(['--help']);
    expect(exitCode).toBe(0);
    for (const name of [
      'check',
      'eval',
      'explain',
      'routes',
      'publish',
      'rollback',
      'releases',
      'diff',
      'draft',
    ]) {
      expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
  });

  it('is what a call without a command gives, as a wrong call', async () => {
    const { exitCode, out } = await waymark([]);
    expect([exitCode, out]).toEqual([2, (await waymark(['help'])).out]);
  });

  it('of a command names its options', async () => {
    const { exitCode, out } = await waymark(['publish', '--help']);
    expect(exitCode).toBe(0);
    expect(out).toContain('Usage: waymark publish [files …] [options]');
    expect(out).toContain('-m, --message <text>');
    expect((await waymark(['help', 'publish'])).out).toBe(out);
  });
});

describe('waymark routes', () => {
  it('lists the page of every item of a list', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-routes-'));
    cleanUpAfterTest(() => rmSync(folder, { recursive: true }));
    cpSync('tests/fixtures/release', folder, { recursive: true });
    const page = {
      kind: 'page',
      id: 'question-page',
      schemaVersion: 1,
      path: '/questions/{slug}',
      each: { list: 'visits', slug: 'slug' },
      template: 'standard',
      title: 'Question: {{ item.title }}',
      seo: { sitemapVisible: true },
      zones: { content: [] },
    };
    const items = ['dogs', 'cats'].map((slug, index) => ({
      contentID: 700 + index,
      fields: { slug, title: slug },
    }));
    const list = {
      kind: 'content',
      id: 'visits',
      schemaVersion: 1,
      referenceName: 'visits',
      language: 'en',
      items,
    };
    for (const document of [page, list])
      writeFileSync(join(folder, `${document.id}.json`), JSON.stringify(document));
    const { exitCode, out } = await waymark(['routes', folder, '--json']);
    expect(exitCode).toBe(0);
    expect(JSON.parse(out).filter((route: { page: string }) => route.page === 'question-page')).toEqual([
      { path: '/questions/cats', title: 'Question: cats', page: 'question-page' },
      { path: '/questions/dogs', title: 'Question: dogs', page: 'question-page' },
    ]);
  });

  it('lists every page, and the step it shows', async () => {
    const { exitCode, out } = await waymark(['routes', 'tests/fixtures/release']);
    expect(exitCode).toBe(0);
    expect(out).toBe(`/             home-page
/join         join-page       journey join, step reader
/join/card    join-card-page  journey join, step card
/join/thanks  thanks-page
/not-found    not-found-page
`);
  });

  it('as JSON too', async () => {
    const { out } = await waymark(['routes', 'tests/fixtures/release', '--json']);
    expect(JSON.parse(out)[1]).toEqual({
      path: '/join',
      page: 'join-page',
      title: 'Join',
      journey: 'join',
      step: 'reader',
    });
  });
});
