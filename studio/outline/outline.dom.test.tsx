import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Problem } from '#engine';
import { outlineOf, type PageEntry } from '../parts/outline.ts';
import { Outline } from './outline.tsx';
import '../panels/panels.css';
import { idleStructure } from './structure.fixture.ts';

const welcome = {
  kind: 'page',
  id: 'welcome',
  path: '/',
  zones: { content: [{ type: 'header-banner', id: 'top', title: 'Welcome' }] },
};
const entry = outlineOf('/', ['welcome'], () => welcome);
const nothing = () => undefined;
const structure = idleStructure(welcome);

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

it('renders only the rows in sight of a long form, all of which are reached by keyboard', async () => {
  const place = document.createElement('main');
  place.style.blockSize = '400px';
  document.body.replaceChildren(place);
  const fields = Array.from({ length: 500 }, (_, at) => ({
    type: 'text-input',
    name: `q${at}`,
    label: `Q ${at}`,
  }));
  const long = outlineOf('/long', ['order'], (id) =>
    id === 'order'
      ? { kind: 'journey', id, steps: [{ id: 'one', path: '/long', title: 'Long', form: 'long-form' }] }
      : { kind: 'form', id, fields },
  );
  const root = createRoot(place);
  const chosen: string[] = [];
  root.render(
    long && (
      <Outline
        page={long}
        selected={undefined}
        isReadOnly={false}
        problems={[]}
        structure={structure}
        onSelect={({ pointer }) => chosen.push(pointer)}
        onEdit={nothing}
      />
    ),
  );
  const rows = page.getByRole('row');
  await expect.element(page.getByRole('row', { name: 'Q 0', exact: true })).toBeVisible();
  expect(rows.elements().length).toBeLessThan(60);
  await page.getByRole('row', { name: 'Q 1', exact: true }).click();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('row', { name: 'Q 499', exact: true })).toHaveFocus();
  expect(rows.elements().length).toBeLessThan(60);
  expect(chosen.at(-1)).toBe('/fields/499');
  root.unmount();
});

/** The properties with which React rendered the rows last: other objects each time. */
function rendered(place: HTMLElement): readonly unknown[] {
  return [...place.querySelectorAll('[role=row]')].map(
    (row) => Object.entries(row).find(([name]) => name.startsWith('__reactProps'))?.[1],
  );
}
