import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useFoundEntries } from './found-entries.tsx';

let root: Root | undefined;
afterEach(() => root?.unmount());

function List({ entries }: { readonly entries: readonly unknown[] }) {
  const { indices, box, more } = useFoundEntries(entries, 'Options');
  return (
    <>
      {box}
      <ol>
        {indices.map((index) => (
          <li key={index}>{JSON.stringify(entries[index])}</li>
        ))}
      </ol>
      {more}
    </>
  );
}

function show(entries: readonly unknown[]): void {
  if (root === undefined) {
    const place = document.createElement('main');
    document.body.replaceChildren(place);
    root = createRoot(place);
  }
  flushSync(() => root?.render(<List entries={entries} />));
}

const options = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `o${at}`, label: `Option ${at}`, data: { size: at * 3 } }));
const shown = () => page.getByRole('listitem').elements().length;

it('shows of many entries the first, more when they are asked for, and those with some words', async () => {
  const many = options(200);
  show(many);
  expect(shown()).toBe(50);
  await page.getByRole('button', { name: 'Show more of 200' }).click();
  expect(shown()).toBe(100);
  await page.getByRole('searchbox', { name: 'Find in options' }).fill('597');
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Option 199');
  await expect.element(page.getByText('1 found.')).toBeInTheDocument();
  // Names of settings are no words of an entry.
  await userEvent.fill(page.getByRole('searchbox'), 'label');
  await expect.element(page.getByText('None has these words.')).toBeVisible();
});

it('keeps an entry that was found while its words are changed', async () => {
  root = undefined;
  const many = options(30);
  show(many);
  await page.getByRole('searchbox').fill('option 29');
  await expect.poll(shown).toBe(1);
  show(many.map((option, at) => (at === 29 ? { ...option, label: 'Another' } : option)));
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Another');
  root = undefined;
  show(options(20));
  expect(page.getByRole('searchbox').elements()).toEqual([]);
});
