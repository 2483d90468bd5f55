import type { Page } from '@playwright/test';
import { orderOf } from '../../../support/journeys/gas-order.ts';
import { shippedText } from '../shipped/shipped-words.ts';
import { type Answers, answersOf } from '../visitors/answers.ts';
import { sendByHtml } from '../visitors/walk-html.ts';
import { stepPage } from './step-page.ts';

export const orderPath = '/for-business/bottled-gas/order';
export const thanksPath = `${orderPath}/thanks`;

export const orderJourney = 'gas-order';

/** The message to visitors whose order is not taken. */
export const failureMessage = shippedText(
  orderJourney,
  ...['steps', 0, 'onSubmit', 0, 'onFailure', 0, 'notify'],
);

/** A typical order. */
export const plainOrder: Answers = answersOf(orderOf());

export type OrderForm = ReturnType<typeof orderForm>;

/** The order form on a page, with scripts or without. */
export function orderForm(page: Page, scripts: boolean) {
  const form = stepPage(page, scripts);
  const banner = form.banner(failureMessage);

  async function place(order: Answers): Promise<void> {
    await form.answerAll(order);
    await form.press();
  }

  return {
    ...form,
    banner,
    closeBanner: () => form.send(banner.getByRole('button')),
    /** Opens the form and waits until its scripts, if any, have hydrated it. */
    open: (address = orderPath) => form.open(address),
    place,
    /**
     * Opens the form and places an order. Without scripts this is done by the forms in its HTML, and the browser opens the
     * page that is reached.
     */
    async openAndPlace(order: Answers): Promise<void> {
      if (!scripts) return await form.open((await sendByHtml(page.request, orderPath, order)).path);
      await form.open(orderPath);
      await place(order);
    },
  };
}
