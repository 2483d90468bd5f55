import type { Locator, Page } from '@playwright/test';

/** Where something stands on the page, in whole pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The boxes of all that is shown of what a locator finds, in the order of the document. */
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

/** Boxes by the rows that they stand in: those whose middles are at one height. */
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

/** Makes the window of a page so wide, and waits until the page has been laid out for it. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => requestAnimationFrame(window.innerWidth === wanted ? () => resolve() : look);
        requestAnimationFrame(look);
      }),
    width,
  );
}
