import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Disclosure } from './disclosure.tsx';

it('opens for a mistake, and stays open when it is mended, until it is closed by a click', async () => {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const render = (isAsked: boolean) =>
    flushSync(() =>
      root.render(
        <Disclosure className="group" summary="Main button" isAsked={isAsked}>
          <input aria-label="Link to" />
        </Disclosure>,
      ),
    );
  render(false);
  const box = page.getByRole('textbox', { name: 'Link to' });
  await expect.element(box).not.toBeInTheDocument();
  render(true);
  await box.click();
  render(false);
  await expect.element(box).toHaveFocus();

  const name = page.getByText('Main button');
  await name.click();
  await expect.element(box).not.toBeInTheDocument();
  await name.click();
  await expect.element(box).toBeVisible();
  render(true);
  render(false);
  await expect.element(box).toBeVisible();
  root.unmount();
});
