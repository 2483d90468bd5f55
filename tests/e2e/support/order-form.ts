import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './step-page.ts';

export const orderPath = '/for-business/bottled-gas/order';
export const thanksPath = `${orderPath}/thanks`;
export const failureMessage = "Sorry, we couldn't process your request!";

const texts = {
  name: 'First and last name',
  customerNumber: 'Customer number/ID',
  phone: 'Phone number',
  email: 'Email address',
  address: 'Delivery address',
  securityCode: 'Security code',
  otherReason: 'What else could prevent access?',
} as const;

const lists = { cylinderType: 'Cylinder type', quantity: 'How many bottles do you need?' } as const;
const labels = { ...texts, ...lists };
const reasonsLegend = 'What should our driver know about?';
const accessLegend = 'Could anything stop our driver getting to your cylinders?';
const robot = 'I’m not a robot';

export type Reason = 'Dog' | 'Security code required' | 'Other';

/** A visitor's answers, as shown on the page. Omitted questions are not touched. */
export interface Order {
  readonly name?: string;
  readonly customerNumber?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly address?: string;
  readonly accessIssue?: 'Yes' | 'No';
  readonly reasons?: readonly Reason[];
  readonly securityCode?: string;
  readonly otherReason?: string;
  readonly cylinderType?: string;
  readonly quantity?: string;
  readonly notARobot?: boolean;
}

export type Question = keyof Order;

const questions: readonly Question[] = [
  'name',
  'customerNumber',
  'phone',
  'email',
  'address',
  'accessIssue',
  'reasons',
  'securityCode',
  'otherReason',
  'cylinderType',
  'quantity',
  'notARobot',
];

/** A typical order. */
export const plainOrder: Order = {
  name: 'Aroha Ngata',
  customerNumber: '12345678',
  phone: '0215550100',
  email: 'aroha@example.co.nz',
  address: '12 Example Street, Te Aro, Wellington 6011',
  cylinderType: '45kg standard',
  quantity: '2',
  notARobot: true,
};

export type OrderForm = ReturnType<typeof orderForm>;

/** The order form on a page, with scripts or without. */
export function orderForm(page: Page, scripts: boolean) {
  const field = (question: Question): Locator => {
    if (question === 'accessIssue') return page.getByRole('radiogroup', { name: accessLegend });
    if (question === 'reasons') return page.getByRole('group', { name: reasonsLegend });
    if (question === 'notARobot') return page.getByRole('checkbox', { name: robot });
    return page.getByLabel(labels[question], { exact: true }).and(page.locator('input, textarea, select'));
  };
  const submit = page.getByRole('button', { name: 'Place order' });
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  const banner = page.getByRole('alert').filter({ hasText: failureMessage });

  async function answer(question: Question, order: Order): Promise<void> {
    const control = field(question);
    switch (question) {
      case 'accessIssue':
        await control.getByRole('radio', { name: order.accessIssue ?? 'No' }).check();
        break;
      case 'reasons':
        for (const box of await control.getByRole('checkbox').all()) {
          const label = (await box.locator('xpath=..').textContent())?.trim();
          await box.setChecked(order.reasons?.some((reason) => reason === label) === true);
        }
        break;
      case 'notARobot':
        await control.setChecked(order.notARobot === true);
        break;
      case 'cylinderType':
      case 'quantity':
        await control.selectOption({ label: order[question] ?? '' });
        break;
      default:
        await control.fill(order[question] ?? '');
    }
  }

  /** Presses a button that sends the form. Without scripts this loads another page, or this one again. */
  async function press(button: Locator): Promise<void> {
    const arrived = scripts ? undefined : page.waitForEvent('domcontentloaded');
    await button.click();
    await arrived;
  }

  /** Without scripts the next part of a form appears only after the current one was sent. */
  async function fill(order: Order): Promise<void> {
    const wanted = questions.filter((question) => order[question] !== undefined);
    if (scripts) {
      for (const question of wanted) await answer(question, order);
      return;
    }
    for (let sent = 0; ; sent++) {
      const hidden = await answerVisible(wanted, order);
      if (hidden.length === 0) return;
      expect(sent, `${hidden.join(', ')} did not appear`).toBeLessThan(4);
      await press(submit);
    }
  }

  async function answerVisible(wanted: readonly Question[], order: Order): Promise<readonly Question[]> {
    const hidden: Question[] = [];
    for (const question of wanted) {
      if (await field(question).isVisible()) await answer(question, order);
      else hidden.push(question);
    }
    return hidden;
  }

  return {
    field,
    submit,
    summary,
    banner,
    back: page.getByRole('link', { name: 'Back', exact: true }),
    press: () => press(submit),
    closeBanner: () => press(banner.getByRole('button', { name: 'Close' })),
    /** Opens the form and waits until its scripts, if any, have hydrated it. */
    async open(address = orderPath): Promise<void> {
      await page.goto(address);
      if (scripts) await hydrated(page);
    },
    fill,
    async place(order: Order): Promise<void> {
      await fill(order);
      await press(submit);
    },
    /** The links of the error summary, in order. */
    problems: () => summary.getByRole('link').allInnerTexts(),
  };
}
