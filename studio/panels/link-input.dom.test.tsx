import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { winter } from '../changes/winter.fixture.ts';
import { Work } from '../changes/work.ts';
import { LinkInput } from './link-input.tsx';

it('keeps words that are no address when the box is left, and says what is expected', async () => {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const work = new Work({ changeSet: winter, drafts: [], live: 'r1' }, [], window.sessionStorage);
  const written: string[] = [];
  const root = createRoot(place);
  root.render(<Panel work={work} onWrite={(href) => written.push(href)} />);
  const box = page.getByRole('combobox', { name: 'Link to' });
  await box.fill('summer sale page');
  await page.getByRole('button', { name: 'After the box' }).click();
  await expect.element(box).toHaveValue('summer sale page');
  await expect.element(page.getByRole('status')).toHaveTextContent(/begins with https.*not saved yet/);
  expect(written).toEqual([]);

  await page.getByRole('button', { name: 'Keep /for-home' }).click();
  await expect.element(box).toHaveValue('/for-home');
  await box.fill('/sale');
  await userEvent.tab();
  await expect.element(box).toHaveValue('/sale');
  expect(written.at(-1)).toBe('/sale');
  root.unmount();
});

interface PanelProps {
  readonly work: Work;
  readonly onWrite: (href: string) => void;
}

function Panel({ work, onWrite }: PanelProps) {
  const [href, setHref] = useState('/for-home');
  const write = (to: string) => {
    onWrite(to);
    setHref(to);
  };
  return (
    <>
      <LinkInput label="Link to" work={work} value={href} isReadOnly={false} onWrite={write} />
      <button type="button">After the box</button>
    </>
  );
}
