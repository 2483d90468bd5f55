import { expect, type Locator } from '@playwright/test';
import { type Box, boxesOf, rowsOf } from './boxes.ts';

/** Rows of cards end at the same edge, and no card is alone in its row unless it fills the row. */
export async function expectEvenRows(cards: Locator): Promise<void> {
  const boxes = await boxesOf(cards);
  expect(boxes).not.toEqual([]);
  const rows = rowsOf(boxes);
  const edges = (row: readonly Box[]) => [row[0]?.left, row.at(-1)?.right];
  for (const row of rows) expect(edges(row)).toEqual(edges(rows[0] ?? []));
}
