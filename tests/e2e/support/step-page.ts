import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a button of a field that leads on by itself: the answer to give for its label. */
export const pressed = 'pressed';

/** A text, the label of a choice, a box ticked or not, the labels of all boxes to tick, or `pressed`. */
export type Answer = string | boolean | readonly string[];

/** Answers by the question as it reads on the page, in the order they are given. */
export type Answers = Readonly<Record<string, Answer>>;

/** Questions whose answer is chosen among suggestions. */
const suggested = ['What’s your address?', 'What’s the address of your business?'];
/** Questions that are looked up by a button beside them. */
const lookUps = ['Number plate', 'Electricity ICP number', 'Natural gas ICP number'];

export type StepPage = ReturnType<typeof stepPage>;

/** The form of any step of a journey, with scripts or without, as its questions read on the page. */
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

  /** Ticks a choice, which a tab may have to show first. */
  async function choose(group: Locator, label: string): Promise<void> {
    const chosen = await choice(group, label);
    if (!(await chosen.isVisible())) {
      const id = await chosen.getAttribute('id');
      await group.locator(`input[value="${id}"]`).check();
    }
    await chosen.check();
  }

  /** Presses something that sends the form. Without scripts that leads to another page, or to this one anew. */
  async function press(button: Locator): Promise<void> {
    const arrived = scripts ? undefined : page.waitForEvent('domcontentloaded');
    await button.click();
    await arrived;
  }

  /** Presses a button of a field, and waits until what it does is done. */
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

  /** Sends what is there until the questions that depend on it appear. */
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
    /** What the summary lists, in its order. */
    problems: () => summary.getByRole('link').allInnerTexts(),
    /** A banner that says how a submission fared. */
    banner: (message: string) =>
      main.getByRole('alert').filter({ hasText: message, hasNot: page.getByRole('heading') }),
    /** Says, without scripts, which questions the press before has brought up. */
    broughtUp: main.getByRole('status').filter({ hasText: 'Your answers bring up something more' }),
    /** Presses the step's button. */
    press: () => press(submit),
    /** A button of a field by what it says. */
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
    /** Goes to an address and waits until its scripts, if any, have taken it over. */
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

/** React has taken over the form: a press is handled by scripts from now on. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('main form').evaluate(async (form) => {
    while (!Object.keys(form).some((key) => key.startsWith('__reactProps'))) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
