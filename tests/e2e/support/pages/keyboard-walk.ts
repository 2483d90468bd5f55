import { expect, type Locator, type Page } from '@playwright/test';
import { headerWords } from '../shipped/shipped-site.ts';
import { arrowTo } from './keyboard.ts';

/** An element that takes the focus. */
interface Stop {
  /** Its question or label. */
  readonly name: string;
  /** The same for all radio buttons of one question, of which one is a stop. */
  readonly key: string;
  readonly tag: string;
  readonly isInForm: boolean;
  readonly isMarked: boolean;
}

/**
 * A user with only a keyboard. Everything that the Tab key reaches must belong to the form, be interactive,
 * show the focus ring, and not have been reached before on this step.
 */
export function keyboardWalk(page: Page) {
  const { keyboard } = page;
  let passed = new Map<string, string>();

  async function to(name: string): Promise<void> {
    for (let presses = 0; presses < 30; presses++) {
      await keyboard.press('Tab');
      const stop = await stopOf(page);
      const where = `${new URL(page.url()).pathname}: ${stop.name}`;
      expect(stop.isInForm, `${where} belongs to the form`).toBe(true);
      expect(['A', 'BUTTON', 'INPUT', 'SELECT', 'TEXTAREA', 'SUMMARY'], where).toContain(stop.tag);
      expect(stop.isMarked, `${where} bears the mark of the focus`).toBe(true);
      expect([...passed.keys()], `${where} is one stop`).not.toContain(stop.key);
      passed.set(stop.key, stop.name);
      if (stop.name.includes(name)) return;
    }
    throw new Error(`The Tab key did not lead to "${name}", but to ${[...passed.values()].join(', ')}.`);
  }

  return {
    to,
    /** Tabs to a question and types into it. */
    async type(name: string, text: string): Promise<void> {
      await to(name);
      await keyboard.type(text);
    },
    /** Tabs to an element and presses it. */
    async press(name: string, key: 'Space' | 'Enter' = 'Enter'): Promise<void> {
      await to(name);
      await keyboard.press(key);
    },
    /** Tabs to a group of options and chooses one of them. */
    async choose(name: string, choice: Locator): Promise<void> {
      await to(name);
      await keyboard.press('Space');
      await arrowTo(page, choice);
    },
    /** Skips the page's header with the first stop. */
    async skip(): Promise<void> {
      await keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(headerWords.skip);
      await keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      passed = new Map();
    },
    /** The heading of a step has the focus: the way through the step begins there. */
    async begin(): Promise<void> {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      passed = new Map();
    },
    /** The stops on this step so far, in order. */
    passed: () => [...passed.values()],
  };
}

async function stopOf(page: Page): Promise<Stop> {
  // In one call: an input may be replaced, with its focus, at any moment.
  return await page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const { labels, textContent, type, name, id, tagName: tag } = element;
    const own = [...(labels ?? [])].map((label) => label.textContent).join(' ') || textContent || id;
    // A button beside a question that explains it has a label of its own.
    const legend = tag === 'INPUT' ? element.closest('fieldset')?.querySelector('legend') : undefined;
    const shown = [element, ...(element.parentElement?.children ?? []), element.closest('label')];
    const isMarked = shown.some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3;
    });
    const key = type === 'radio' ? name : `${tag} ${id || name} ${own}`;
    return {
      name: `${legend?.textContent ?? ''} ${own}`.trim(),
      key,
      tag,
      isInForm: element.closest('main form') !== null,
      isMarked,
    };
  });
}
