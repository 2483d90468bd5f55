import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Problem } from '#engine';
import type { Place } from '../preview/protocol.ts';
import { LastState } from './last-state.tsx';

const mistakeIn = (document: string): Problem => ({
  code: 'type',
  severity: 'error',
  document,
  pointer: '/fields/0/label',
  line: 5,
  column: 7,
  message: 'Write a text.',
});

it('says that the page shows its last state, and leads to the mistake of what the page is made of', async () => {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const went: Place[] = [];
  const show = (outdated: readonly string[], ...documents: readonly string[]) =>
    flushSync(() =>
      root.render(
        <LastState
          outdated={outdated}
          problems={documents.map(mistakeIn)}
          onShow={(chosen) => went.push(chosen)}
        />,
      ),
    );
  show([]);
  const status = page.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();
  show(['room-form'], 'day-form', 'room-form');
  await expect.element(status).toHaveTextContent('The page shows the last state without a mistake.');
  await page.getByRole('button', { name: 'Show the mistake' }).click();
  expect(went).toEqual([{ document: 'room-form', pointer: '/fields/0/label' }]);
  // The mistake that keeps the site from being shown may be in another document.
  show(['room-form'], 'site');
  await page.getByRole('button', { name: 'Show the mistake' }).click();
  expect(went.at(-1)?.document).toBe('site');
  show([], 'site');
  await expect.element(status).toBeEmptyDOMElement();
  root.unmount();
});
