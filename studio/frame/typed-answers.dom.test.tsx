import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { TypedAnswers } from '../preview/protocol.ts';
import { createOrderSite, textField } from './order-site.fixture.ts';
import { followTyping } from './typed-answers.ts';

it('tells what a form has that takes the place of the one that was answered', async () => {
  const site = createOrderSite(textField('town', 'Town'));
  const told: TypedAnswers[] = [];
  const show = (town: string) => {
    document.body.innerHTML = `<form><input name="town" aria-label="Town" value="${town}"></form>`;
  };
  show('');
  followTyping(
    document,
    () => ({ journey: 'order', step: 'town', run: undefined, release: site.release() }),
    (typed) => told.push(typed),
  );
  await page.getByRole('textbox', { name: 'Town' }).fill('York');
  await expect.poll(() => told.at(-1)?.answers).toEqual({ town: 'York' });

  document.body.innerHTML = '<p>Another page</p>';
  show('');
  await expect.poll(() => told.at(-1)?.answers).toEqual({ town: null });
  show('Leeds');
  await expect.poll(() => told.at(-1)?.answers).toEqual({ town: 'Leeds' });
});
