import { createRoot, type Root } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Work } from '../changes/work.ts';
import { SiteTree } from './site-tree.tsx';

const count = 10_000;

const welcome = {
  kind: 'page',
  id: 'page-0',
  schemaVersion: 1,
  path: '/0',
  title: 'Page number 0',
  zones: { content: [] },
};
const documents = Array.from({ length: count }, (_, index) => {
  const document = { ...welcome, id: `page-${index}`, path: `/${index}`, title: `Page number ${index}` };
  return { id: document.id, kind: 'page', body: JSON.stringify(document) };
});

const changeSet = {
  id: 'set',
  name: 'Measured',
  state: 'open',
  author: 'ann',
  base: 'base',
  revision: 1,
  updatedAt: '2030-01-01T00:00:00Z',
} as const;

const opened: (string | undefined)[] = [];

function show(): Root {
  opened.length = 0;
  const place = document.createElement('main');
  place.style.blockSize = '400px';
  place.style.display = 'grid';
  document.body.replaceChildren(place);
  const work = new Work({ changeSet, drafts: [], live: 'live' }, documents, window.sessionStorage);
  const root = createRoot(place);
  root.render(
    <>
      <SiteTree
        work={work}
        path="/0"
        selected={undefined}
        menu={null}
        onOpen={({ path }) => opened.push(path)}
      />
      <button type="button">After the tree</button>
    </>,
  );
  return root;
}

const rows = page.getByRole('treeitem');

it('has every page of a large site, of which it renders those in sight, by keyboard and by words', async () => {
  const root = show();
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements().length).toBeLessThan(100);
  const current = page.getByRole('treeitem', { name: /^Page number 0 / });
  await expect.element(current).toHaveAttribute('aria-setsize', String(count));
  await expect.element(current).toHaveAttribute('aria-posinset', '1');

  // The tree is one tab stop: from its search to the page that shows, and out of it again.
  const tabStops = () => rows.elements().filter((row) => row.matches('[tabindex="0"]'));
  expect(tabStops()).toEqual([current.element()]);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(current).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After the tree' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(current).toHaveFocus();
  await userEvent.keyboard('{End}');
  // Pages stand in the order of their addresses.
  const last = page.getByRole('treeitem', { name: /^Page number 9999 / });
  await expect.element(last).toHaveFocus();
  await expect.element(last).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(rows.elements().length).toBe(1);
  await userEvent.keyboard('{ArrowRight}');

  await page.getByRole('searchbox').fill('number 7654');
  await expect.element(page.getByRole('treeitem', { name: /^Page number 7654 / })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(opened).toEqual(['/9999', '/7654']);
  root.unmount();
});

it('begins at the top of what is found with each letter, wherever the list stood', async () => {
  const root = show();
  await expect.element(rows.first()).toBeVisible();
  const list = () => page.getByRole('tree').element().parentElement;
  list()?.scrollTo(0, 100_000);
  await expect.element(page.getByRole('treeitem', { name: /^Page number 0 / })).not.toBeInViewport();
  for (const words of ['number 7', 'number 76']) {
    await page.getByRole('searchbox').fill(words);
    await expect.element(rows.nth(1)).toHaveTextContent(`Page ${words} `);
    await expect.poll(() => list()?.scrollTop).toBe(0);
    list()?.scrollTo(0, 2_000);
  }
  root.unmount();
});
