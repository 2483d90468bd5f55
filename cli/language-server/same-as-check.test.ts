import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Problem } from '#engine';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { readRefused, readRelease, releaseWith } from '../../tests/support/documents/read-fixtures.ts';
import { waymark } from '../../tests/support/running/fake-terminal.ts';
import { casesOf } from '../../tests/support/running/tier.ts';
import type { ReportedProblem } from '../reports/report.ts';
import { extensionsFolder, filesOf } from '../sources/public-files.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { afterProof, lateFindings } from './late-findings.ts';
import { isSound, Workspace } from './workspace.ts';

interface Shown {
  readonly file: string;
  readonly place: string;
  readonly code: string;
  readonly message: string;
}

const inOrder = (shown: readonly Shown[]) => shown.map((each) => JSON.stringify(each)).sort();

/** Problems that an editor shows of a folder, once proofs and all else are done. */
function shownBy(folder: string): readonly string[] {
  const workspace = new Workspace(join(folder, 'pages-config'), folder);
  const checked = workspace.check();
  const late = lateFindings({
    texts: workspace.texts.map(({ source }) => source),
    extensions: extensionsFolder({ folder, environment: {} }),
    builtExtensions: join(folder, '.waymark/extensions'),
    files: filesOf({ folder, environment: {} }),
    unreadable: workspace.unreadable,
    changed: undefined,
    old: [],
    isSound: isSound(workspace, checked),
    proved: [],
    time: Date.now(),
  });
  const problems: readonly Problem[] = [...checked, ...afterProof([], late.proof), ...late.ofSite];
  const found = diagnosticsOf(workspace, problems);
  return inOrder(
    [...found].flatMap(([uri, shown]) =>
      shown.map(({ diagnostic: { range, code, message } }) => ({
        file: uri.slice(uri.lastIndexOf('/') + 1),
        place: `${range.start.line + 1}:${range.start.character + 1}-${range.end.character + 1}`,
        code: String(code),
        message: String(message),
      })),
    ),
  );
}

async function foundByCheck(folder: string): Promise<readonly string[]> {
  const { out } = await waymark(['check', '--format', 'json'], { folder });
  const { problems } = JSON.parse(out) as { readonly problems: readonly ReportedProblem[] };
  return inOrder(
    problems.map(({ file = '', line = 1, column = 1, endColumn = column + 1, code, message, help }) => ({
      file: file.slice(file.lastIndexOf('/') + 1),
      place: `${line}:${column}-${endColumn}`,
      code,
      message: help === undefined ? message : `${message} ${help}`,
    })),
  );
}

/** A folder with the documents of a site. */
function siteOf(sources: readonly { readonly path: string; readonly text: string | Buffer }[]): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'pages-config'));
  for (const { path, text } of sources) writeFileSync(join(folder, 'pages-config', path), text);
  return folder;
}

async function expectTheSame(folder: string): Promise<readonly string[]> {
  const shown = shownBy(folder);
  expect(shown).toEqual(await foundByCheck(folder));
  return shown;
}

describe('an editor shows what the command finds', () => {
  it.each(casesOf(readRefused(), 8))('of $name', async ({ source }) => {
    const shown = await expectTheSame(siteOf(releaseWith(source)));
    expect(shown.length).toBeGreaterThan(0);
  });

  it('of files that are no documents, of missing images, and of pages that nothing links to', async () => {
    const replaced = readRelease().map(({ path, text }) => ({
      path,
      text: text.replace('"/images/logo.svg"', '"/images/lgo.svg"'),
    }));
    const folder = siteOf([
      ...replaced,
      { path: 'old.json', text: Buffer.from('{"id": "caf\u00e9"}', 'latin1') },
      {
        path: 'marked.json',
        text: `\uFEFF${readRelease()[0]?.text.replace(/"id": "[^"]+"/, '"id": "marked"')}`,
      },
    ]);
    mkdirSync(join(folder, 'pages-config/folder.json'));
    const shown = (await expectTheSame(folder)).join();
    for (const code of ['wrong-encoding', 'byte-order-mark', 'missing-image', 'unreadable-file'])
      expect(shown).toContain(`"${code}"`);
    rmSync(join(folder, 'pages-config/old.json'));
    rmSync(join(folder, 'pages-config/folder.json'), { recursive: true });
    const lonely = readRelease().find(({ path }) => path === 'thanks-page.json')?.text ?? '';
    const page = lonely.replaceAll('thanks', 'lonely');
    writeFileSync(join(folder, 'pages-config/lonely-page.json'), page);
    copyFileSync(join(folder, 'pages-config/lonely-page.json'), join(folder, 'pages-config/unused.json'));
    writeFileSync(join(folder, 'pages-config/unused.json'), page.replaceAll('lonely', 'unused'));
    expect((await expectTheSame(folder)).join()).toContain('"unlinked-page"');
  });
});
