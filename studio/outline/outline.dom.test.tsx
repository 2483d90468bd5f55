import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Problem } from '#engine';
import { outlineOf, type PageEntry } from '../parts/outline.ts';
import { Outline } from './outline.tsx';
import type { Structure } from './use-structure.tsx';

const welcome = {
  kind: 'page',
  id: 'welcome',
  path: '/',
  zones: { content: [{ type: 'header-banner', id: 'top', title: 'Welcome' }] },
};
const entry = outlineOf('/', ['welcome'], () => welcome);
const nothing = () => undefined;
const structure: Structure = {
  add: nothing,
  asking: () => undefined,
  addRow: nothing,
  move: nothing,
  documentOf: () => welcome,
  canMove: () => false,
  moveTo: nothing,
  duplicate: nothing,
  remove: async () => undefined,
  dialog: null,
};

it('stays, without its ways to move and add parts, when what it shows can no longer be edited', async () => {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const errors: unknown[] = [];
  const root = createRoot(place, { onUncaughtError: (error) => errors.push(error) });
  const show = (isReadOnly: boolean) =>
    flushSync(() =>
      root.render(
        entry && (
          <Outline
            page={entry}
            selected={undefined}
            isReadOnly={isReadOnly}
            problems={[]}
            structure={structure}
            onSelect={nothing}
            onEdit={nothing}
          />
        ),
      ),
    );
  show(false);
  const add = page.getByRole('button', { name: '+ Add a part' });
  const move = page.getByRole('button', { name: /^Move Welcome/ });
  await expect.element(add).toBeVisible();
  await expect.element(move).toBeInTheDocument();
  show(true);
  await expect.element(page.getByRole('row', { name: /^Welcome/ })).toBeVisible();
  await expect.element(add).not.toBeInTheDocument();
  await expect.element(move).not.toBeInTheDocument();
  show(false);
  await expect.element(move).toBeInTheDocument();
  expect(errors).toEqual([]);
  root.unmount();
});

it('renders its rows again for another label or problem, and not for what is typed beside it', () => {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const none: readonly Problem[] = [];
  const show = (shown: PageEntry | undefined, problems: readonly Problem[] = none) => {
    const before = rendered(place);
    flushSync(() =>
      root.render(
        shown && (
          <Outline
            page={shown}
            selected={undefined}
            isReadOnly={false}
            problems={problems}
            structure={{ ...structure }}
            onSelect={() => undefined}
            onEdit={() => undefined}
          />
        ),
      ),
    );
    return rendered(place).filter((props) => !before.includes(props)).length;
  };
  flushSync(() => show(entry));
  show(entry);
  expect(rendered(place)).not.toHaveLength(0);
  expect(show(entry)).toBe(0);
  expect(show(entry, [...none])).toBeGreaterThan(0);
  expect(show(entry && { ...entry, label: 'Another' })).toBeGreaterThan(0);
  root.unmount();
});

/** The properties with which React rendered the rows last: other objects each time. */
function rendered(place: HTMLElement): readonly unknown[] {
  return [...place.querySelectorAll('[role=row]')].map(
    (row) => Object.entries(row).find(([name]) => name.startsWith('__reactProps'))?.[1],
  );
}
