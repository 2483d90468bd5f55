import { expect, it } from 'vitest';
import type { CompiledPage, CompiledRelease, PageContent } from '#engine';
import type { Module } from '#schemas';
import { type ExtensionView, noExtensions } from '../extensions/site-extensions.ts';
import { ownModules } from './own-modules.ts';

it('a module of the site’s own is impaired while it fails at any place, and no longer', () => {
  const impairments = new Map<string, string>();
  const impair = (part: string, trouble: string | undefined) => {
    if (trouble === undefined) impairments.delete(part);
    else impairments.set(part, trouble);
  };
  let view: ExtensionView = { html: '', trouble: 'It throws.' };
  const { render } = ownModules({
    site: { impair },
    images: { link: (value) => value },
    extensions: { ...noExtensions, render: () => view },
  });
  const module = { type: 'tally' } as unknown as Module;
  const show = (path: string, isPreview = false) =>
    render(module, 'content/0', {
      page: { page: { path } } as CompiledPage,
      release: { site: { language: 'en', timeZone: 'UTC' } } as CompiledRelease,
      content: { content: {} as PageContent },
      asked: { isPreview },
    });
  show('/draft', true);
  expect(impairments.size).toBe(0);
  show('/a');
  show('/b');
  view = { html: '<p>1</p>' };
  show('/a');
  expect([...impairments]).toEqual([['extension tally', 'It throws.']]);
  show('/b', true);
  expect(impairments.size).toBe(1);
  show('/b');
  expect(impairments.size).toBe(0);
});

it('a region that fails says so in a preview alone, and is impaired elsewhere', () => {
  const impairments: (string | undefined)[] = [];
  const { renderRegion } = ownModules({
    site: { impair: (_, trouble) => void impairments.push(trouble) },
    images: { link: (value) => value },
    extensions: { ...noExtensions, renderRegion: () => ({ html: '<div>Box</div>', trouble: 'It throws.' }) },
  });
  const module = { type: 'rates' } as unknown as Module;
  const show = (isPreview: boolean) =>
    renderRegion(
      {
        module,
        place: 'content/0',
        reader: { parameters: [], reads: 'release', read: async () => ({}) },
        data: {},
      },
      { query: '', path: '/a' },
      {
        page: { page: { path: '/a' } } as CompiledPage,
        release: { site: { language: 'en', timeZone: 'UTC' } } as CompiledRelease,
        content: { content: {} as PageContent },
        asked: { isPreview },
      },
    );
  expect([show(true)?.html, impairments]).toEqual([['<div>Box</div>'], []]);
  expect([show(false), impairments]).toEqual([undefined, ['It throws.']]);
});
