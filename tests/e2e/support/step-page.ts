import { expect, type Locator, type Page } from '@playwright/test';

/** Answer for the label of a field's button: press it, and it leads to the next step. */
export const pressed = 'pressed';

/** A text, the label of a choice, a box ticked or not, the labels of all boxes to tick, or `pressed`. */
export type Answer = string | boolean | readonly string[];

/** Answers by the question as shown on the page, in the order in which they are given. */
export type Answers = Readonly<Record<string, Answer>>;

/** Questions answered by choosing a suggestion. */
const suggested = ['What’s your address?', 'What’s the address of your business?'];
/** Questions with a look-up button. */
const lookUps = ['Number plate', 'Electricity ICP number', 'Natural gas ICP number'];

export type StepPage = ReturnType<typeof stepPage>;

/** The form of any step of a journey, with scripts or without, by its questions as shown on the page. */
export function stepPage(page: Page, scripts: boolean) {
  const main = page.getByRole('main');
  const submit = main.locator('button[type=submit]:not([name]):visible');

  function question(label: string): Locator {
    const starts = new RegExp(`^${escaped(label)}`);
    return main
      .getByRole('radiogroup', { name: label, exact: true })
      .or(main.getByRole('group', { name: label, exact: true }))
      .or(main.getByLabel(starts).and(main.locator('input:not([type=radio]), textarea, select')));
  }

  async function choice(group: Locator, label: string): Promise<Locator> {
    const choices = group.getByRole('radio').or(group.getByRole('checkbox'));
    await expect(choices.first()).toBeAttached();
    const exact = group.getByLabel(label, { exact: true });
    return (await exact.count()) > 0 ? exact : group.getByLabel(new RegExp(`^${escaped(label)}`));
  }

  /** Ticks a choice, after showing it by its tab if necessary. */
  async function choose(group: Locator, label: string): Promise<void> {
    const chosen = await choice(group, label);
    if (!(await chosen.isVisible())) {
      const id = await chosen.getAttribute('id');
      await group.locator(`input[value="${id}"]`).check();
    }
    await chosen.check();
  }

  /** Presses something that sends the form. Without scripts this loads another page, or this one again. */
  async function press(button: Locator): Promise<void> {
    const arrived = scripts ? undefined : page.waitForEvent('domcontentloaded');
    await button.click();
    await arrived;
  }

  /** Presses a button of a field, and waits until its event is done. */
  async function pressAndWait(button: Locator): Promise<void> {
    const answered = scripts ? page.waitForResponse(isPress) : undefined;
    await press(button);
    await answered;
    if (scripts) await expect(main.locator('button[aria-busy=true]')).toHaveCount(0);
  }

  function button(label: string): Locator {
    return main.getByRole('button', { name: label, exact: true });
  }

  async function suggest(input: Locator, address: string): Promise<void> {
    const typed = address.split(',')[0] ?? address;
    if (!scripts) {
      await input.fill(typed);
      await press(main.getByRole('button', { name: 'Find address' }));
      await main.getByRole('radio', { name: address, exact: true }).check();
      await press(main.getByRole('button', { name: 'Use this address' }));
      return;
    }
    await input.focus();
    await expect(input).toHaveRole('combobox');
    // The same text again would suggest nothing.
    await input.clear();
    await input.fill(typed);
    await page.getByRole('option', { name: address, exact: true }).click();
    await expect(input).toHaveValue(address);
  }

  async function answer(label: string, given: Answer): Promise<void> {
    if (given === pressed) {
      await press(main.getByRole('button', { name: label, exact: true }));
      return;
    }
    const control = question(label);
    if (typeof given === 'boolean') {
      await control.setChecked(given);
      return;
    }
    if (typeof given !== 'string') {
      for (const each of given) await choose(control, each);
      return;
    }
    const tag = await control.evaluate(({ tagName }) => tagName);
    if (tag === 'FIELDSET') await choose(control, given);
    else if (tag === 'SELECT') await control.selectOption({ label: given });
    else if (suggested.includes(label)) await suggest(control, given);
    else await control.fill(given);
    if (lookUps.includes(label)) await pressAndWait(lookUpButton(label));
  }

  function lookUpButton(label: string): Locator {
    return question(label).locator('xpath=../..').getByRole('button');
  }

  /** Submits repeatedly until all dependent questions have appeared and are answered. */
  async function answerAll(answers: Answers): Promise<void> {
    let left = Object.entries(answers);
    for (let sent = 0; ; sent++) {
      const hidden: typeof left = [];
      for (const [label, given] of left) {
        const target = given === pressed ? main.getByRole('button', { name: label }) : question(label);
        if (scripts || (await target.first().isVisible())) await answer(label, given);
        else hidden.push([label, given]);
      }
      if (hidden.length === 0) return;
      expect(sent, `${hidden.map(([label]) => label).join(', ')} did not appear`).toBeLessThan(4);
      left = hidden;
      await press(submit);
    }
  }

  const summary = main.getByRole('alert').filter({ has: page.getByRole('heading') });
  return {
    question,
    answer,
    answerAll,
    lookUpButton,
    submit,
    back: main.getByRole('link', { name: 'Back', exact: true }),
    summary,
    /** The links of the error summary, in order. */
    problems: () => summary.getByRole('link').allInnerTexts(),
    /** A banner with the outcome of a submission. */
    banner: (message: string) =>
      main.getByRole('alert').filter({ hasText: message, hasNot: page.getByRole('heading') }),
    /** Without scripts: says which questions the last press has revealed. */
    broughtUp: main.getByRole('status').filter({ hasText: 'Your answers bring up something more' }),
    /** Presses the step's button. */
    press: () => press(submit),
    /** A button of a field by its label. */
    button,
    /** Presses a button that leads to another page, with scripts or without. */
    async pressAway(label: string): Promise<void> {
      const arrived = page.waitForEvent('domcontentloaded');
      await button(label).click();
      await arrived;
    },
    pressButton: (label: string) => pressAndWait(button(label)),
    /** Follows a link of the page by its text. */
    async follow(text: string): Promise<void> {
      const arrived = page.waitForEvent('domcontentloaded');
      await main.getByRole('link', { name: text }).click();
      await arrived;
    },
    /** Opens an address and waits until its scripts, if any, have hydrated the form. */
    async open(address: string): Promise<void> {
      await page.goto(address);
      if (scripts) await hydrated(page);
    },
  };
}

function isPress(response: { url(): string; request(): { postData(): string | null } }): boolean {
  return response.url().includes('/api/journeys/') && /_press/.test(response.request().postData() ?? '');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Waits until React has hydrated the form: from then on scripts handle a press. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('main form').evaluate(async (form) => {
    while (!Object.keys(form).some((key) => key.startsWith('__reactProps'))) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
