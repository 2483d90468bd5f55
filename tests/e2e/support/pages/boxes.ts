import type { Locator, Page } from '@playwright/test';

/** Position of an element on the page, in whole pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The boxes of all visible elements of a locator, in document order. */
export function boxesOf(found: Locator): Promise<readonly Box[]> {
  return found.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (right - left === 0 || bottom - top === 0) return [];
      const [x, y] = [window.scrollX, window.scrollY];
      return [
        {
          left: Math.round(left + x),
          right: Math.round(right + x),
          top: Math.round(top + y),
          bottom: Math.round(bottom + y),
        },
      ];
    }),
  );
}

/** Groups boxes into rows: those with their middles at the same height. */
export function rowsOf(boxes: readonly Box[]): readonly (readonly Box[])[] {
  const rows: Box[][] = [];
  for (const box of boxes) {
    const middle = (box.top + box.bottom) / 2;
    const row = rows.find(([first]) => first && first.top < middle && middle < first.bottom);
    if (row) row.push(box);
    else rows.push([box]);
  }
  return rows;
}

/** Sets the width of the window, and waits until the page has been laid out for it. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const isLaidOut = () => window.innerWidth === wanted;
        const look = () => requestAnimationFrame(isLaidOut() ? () => resolve() : look);
        requestAnimationFrame(look);
      }),
    width,
  );
}
