import { expect, type Locator, type Page } from '@playwright/test';

/** The focused element. */
export const focused = (page: Page) => page.locator(':focus');

/** Moves through a group with the arrow keys until a choice is made. */
export async function arrowTo(page: Page, choice: Locator): Promise<void> {
  for (let presses = 0; presses < 12 && !(await choice.isChecked()); presses++)
    await page.keyboard.press('ArrowDown');
  await expect(choice).toBeChecked();
}

/** Presses Tab until the focus is in a field. */
export async function tabToField(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if ((await focused(page).getAttribute('name')) === name) return;
  }
  throw new Error(`The Tab key did not lead to the field "${name}".`);
}

/** Presses Tab until the focused element has the given name. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    // In one call: an input may be replaced, with its focus, at any moment.
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return;
      const { labels, textContent } = element as HTMLInputElement;
      const named = element.getAttribute('aria-labelledby');
      if (named) return document.getElementById(named)?.textContent;
      return [...(labels ?? [])].map((label) => label.textContent).join(' ') || textContent;
    });
    if (found?.includes(name)) return;
  }
  throw new Error(`The Tab key did not lead to "${name}".`);
}
