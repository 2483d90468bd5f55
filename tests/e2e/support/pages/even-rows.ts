import { expect, type Locator } from '@playwright/test';
import { type Box, boxesOf, rowsOf } from './boxes.ts';

/** Rows of cards end where the others do, and none but the only card of a row that is full stands alone. */
export async function expectEvenRows(cards: Locator): Promise<void> {
  const boxes = await boxesOf(cards);
  expect(boxes).not.toEqual([]);
  const rows = rowsOf(boxes);
  const edges = (row: readonly Box[]) => [row[0]?.left, row.at(-1)?.right];
  for (const row of rows) expect(edges(row)).toEqual(edges(rows[0] ?? []));
}
