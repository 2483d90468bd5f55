import { expect, type Locator, type Page } from '@playwright/test';
import { formWords } from '../shipped/shipped-site.ts';
import { type Answer, type Answers, pressed } from '../visitors/answers.ts';

export type StepPage = ReturnType<typeof stepPage>;

/** The form of any step of a journey, with scripts or without, by the names of its fields. */
export function stepPage(page: Page, scripts: boolean) {
  const main = page.getByRole('main');
  const sends = 'button[type=submit]:not([name])';
  const submit = main.locator(`${sends}:visible`);

  /** The control of a field, or the group around its choices. */
  function question(name: string): Locator {
    // The summary beside the form may have a field of the same name.
    const named = `[name="${name}"]:not(aside *)`;
    const single = `:is(input:not([type=radio], [type=checkbox], [type=hidden]), textarea, select)${named}`;
    const box = `input[type=checkbox]${named}:not(fieldset[role$=group] *)`;
    const choices = `fieldset[role$=group]:has(input${named})`;
    return main.locator([choices, single, box].join(', '));
  }

  /** A choice of a field by the id of its option. */
  function option(name: string, id: string): Locator {
    return main.locator(`input[name="${name}"][value="${id}"]`);
  }

  /** Ticks a choice, after showing it by its tab if necessary. */
  async function choose(name: string, id: string): Promise<void> {
    const chosen = option(name, id);
    await expect(chosen).toBeAttached();
    if (!(await chosen.isVisible())) {
      await main.locator(`input[form=""][value="${await chosen.getAttribute('id')}"]`).check();
    }
    await chosen.check();
  }

  /** Ticks these boxes of a group, and no others. */
  async function tick(name: string, ids: readonly string[]): Promise<void> {
    const boxes = main.locator(`input[type=checkbox][name="${name}"]`);
    await expect(boxes.first()).toBeAttached();
    for (const id of ids) await option(name, id).check();
    for (const box of await boxes.all()) if (!ids.includes(await box.inputValue())) await box.uncheck();
  }

  /** Presses something that sends the form. Without scripts this loads another page, or this one again. */
  async function press(button: Locator): Promise<void> {
    const arrived = scripts ? undefined : page.waitForEvent('domcontentloaded');
    await button.click();
    await arrived;
  }

  /**
   * Presses the step's button as soon as nothing is being sent. While answers are missing it is marked as disabled, and
   * Playwright would wait for that to end.
   */
  async function pressSubmit(): Promise<void> {
    const idle = submit.and(main.locator(':not(:disabled, [aria-busy=true])'));
    await expect(idle).toBeVisible();
    const arrived = scripts ? undefined : page.waitForEvent('domcontentloaded');
    await idle.click({ force: true });
    await arrived;
  }

  /** Presses a button of a field, and waits until its event is done. */
  async function pressAndWait(button: Locator): Promise<void> {
    const answered = scripts ? page.waitForResponse(isPress) : undefined;
    await press(button);
    await answered;
    if (scripts) await expect(main.locator('button[aria-busy=true]')).toHaveCount(0);
  }

  /** Presses something that leads to another page, with scripts or without. */
  async function away(leading: Locator): Promise<void> {
    const arrived = page.waitForEvent('domcontentloaded');
    await leading.click();
    await arrived;
  }

  /** The button of a field: its own, or the one that looks its text up. */
  function button(name: string): Locator {
    return main.locator(`button[name=_press][value="${name}"]`);
  }

  /** Whether an answer has to be chosen from suggestions: the id of the chosen one is sent with it. */
  async function isChosen(name: string): Promise<boolean> {
    return name === 'address' && (await main.locator('input[type=hidden][name=addressId]').count()) > 0;
  }

  async function suggest(input: Locator, name: string, text: string): Promise<void> {
    const typed = text.split(',')[0] ?? text;
    if (!scripts) {
      await input.fill(typed);
      await press(button(name));
      await main.getByRole('radio', { name: text, exact: true }).check();
      await press(main.locator(`button[name=_change][value="${name}"]:not([id])`));
      return;
    }
    await input.focus();
    await expect(input).toHaveRole('combobox');
    // The same text again would suggest nothing.
    await input.clear();
    await input.fill(typed);
    await page.getByRole('option', { name: text, exact: true }).click();
    await expect(input).toHaveValue(text);
  }

  async function answer(name: string, given: Answer): Promise<void> {
    if (given === pressed) return await press(button(name));
    if (typeof given !== 'string') return await tick(name, given);
    const control = question(name);
    const kind = await control.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
    );
    if (kind === 'fieldset') await choose(name, given);
    else if (kind === 'select') await control.selectOption({ value: given });
    else if (kind === 'checkbox') await control.setChecked(given === 'true');
    else if (await isChosen(name)) await suggest(control, name, given);
    else {
      await control.fill(given);
      if ((await button(name).count()) > 0) await pressAndWait(button(name));
    }
  }

  /** Submits repeatedly until all dependent questions have appeared and are answered. */
  async function answerAll(answers: Answers): Promise<void> {
    let left = Object.entries(answers);
    for (let sent = 0; ; sent++) {
      const hidden: typeof left = [];
      for (const [name, given] of left) {
        const target = given === pressed ? button(name) : question(name);
        if (scripts || (await target.first().isVisible())) await answer(name, given);
        else hidden.push([name, given]);
      }
      if (hidden.length === 0) return;
      expect(sent, `${hidden.map(([name]) => name).join(', ')} did not appear`).toBeLessThan(4);
      left = hidden;
      await pressSubmit();
    }
  }

  const summary = main.getByRole('alert').filter({ has: page.getByRole('heading') });
  const back = main.locator(`div:has(> ${sends}) > a[href]`);
  return {
    question,
    option,
    /** The ids of the entries of a list, in order. */
    choices: (name: string) =>
      question(name)
        .getByRole('option')
        .evaluateAll((entries) => entries.map((entry) => (entry as HTMLOptionElement).value)),
    answer,
    answerAll,
    submit,
    /** The words of the step's button. */
    submitText: async () => (await submit.allInnerTexts()).join(),
    back,
    summary,
    /** The links of the error summary, in order. */
    problems: () => summary.getByRole('link').allInnerTexts(),
    /** Names of the fields that the links of the error summary lead to, in order. */
    problemFields: () =>
      summary
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) =>
            document
              .getElementById(new URL((link as HTMLAnchorElement).href).hash.slice(1))
              ?.getAttribute('name'),
          ),
        ),
    /** A banner with the outcome of a submission. */
    banner: (message: string) =>
      main.getByRole('alert').filter({ hasText: message, hasNot: page.getByRole('heading') }),
    /** Without scripts: says which questions the last press has revealed. */
    broughtUp: main.getByRole('status').filter({ hasText: formWords.revealed.split('{questions}')[0] ?? '' }),
    /** A notice, table or review of the form, by the name of its field. */
    shown: (name: string) => main.locator(`[id^=step-][id$="-${name}"]`),
    /** The result that the look-up of a field shows. */
    found: (name: string) => main.locator(`div:has(> div > button[value="${name}"]) > [role=status] dl`),
    /** Presses the step's button. */
    press: pressSubmit,
    button,
    away,
    send: press,
    pressButton: (name: string) => pressAndWait(button(name)),
    /** Goes back to the step before. */
    goBack: () => away(back),
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

/** Waits until React has hydrated the form: from then on scripts handle a press. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('main form').evaluate(async (form) => {
    while (!Object.keys(form).some((key) => key.startsWith('__reactProps'))) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
