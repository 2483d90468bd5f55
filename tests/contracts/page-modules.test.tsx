import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Module, Page } from '#schemas';
import { missingContent } from '../../analysis/checks/oversights/hidden-modules.ts';
import { modulesWithMainHeading } from '../../analysis/checks/oversights/main-headings.ts';
import { exampleContent, exampleSite } from '../../renderer/host/example-content.ts';
import { sanitize } from '../../renderer/host/sanitize.ts';
import { ModuleView } from '../../renderer/registry/module-view.tsx';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'renderer/modules');
const examples = globSync('*/examples.json', { cwd: folder }).flatMap(
  (path): readonly { readonly name: string; readonly module: Module }[] =>
    JSON.parse(readFileSync(join(folder, path), 'utf8')),
);

const page: Page = {
  kind: 'page',
  id: 'page',
  schemaVersion: 1,
  path: '/page',
  template: 'general',
  title: 'Page',
  seo: { sitemapVisible: true },
  zones: { content: [] },
};
const surroundings = { findPage: () => undefined, hasItems: () => false };

function isHidden(module: Module): boolean {
  const host = { ...exampleContent(), site: exampleSite, sanitize, preview: false, renderForm: () => 'form' };
  return renderToStaticMarkup(<ModuleView module={module} place="content/0" host={host} />) === '';
}

/** The module with each of its lists empty. */
function emptied(module: Module): Module {
  const entries = Object.entries(module).map(([name, value]) => [name, Array.isArray(value) ? [] : value]);
  return Object.fromEntries(entries);
}

describe('the check of pages', () => {
  it.each(examples.map(({ module, name }) => [module.type, name, module] as const))(
    'knows whether visitors see the %s "%s", on a site without items and pages above',
    (_, _name, module) => {
      for (const each of [module, emptied(module)])
        expect(missingContent(each, page, surroundings) !== undefined).toBe(isHidden(each));
    },
  );

  it('knows the modules whose title is the main heading of the page', () => {
    const withHeading = globSync('*/*.tsx', { cwd: folder })
      .filter((path) => !/\.(test|stories)\./.test(path))
      .filter((path) => readFileSync(join(folder, path), 'utf8').includes('<h1'))
      .map((path) => path.split('/')[0]);
    expect([...new Set(withHeading)].sort()).toEqual([...modulesWithMainHeading].sort());
  });
});
