import { expect, it } from 'vitest';
import { sampleVisitors, stepUnderFaults } from '#analysis';
import { shippedRelease } from '../support/documents/shipped-documents.ts';

const today = '2026-05-04';

it('the page that visitors leave the order for is named with what its services answer', () => {
  const shipped = shippedRelease();
  const [plainest] = sampleVisitors(shipped, 'gas-order', today)?.get('order') ?? [];
  if (plainest === undefined) throw new Error('Nobody comes to the order.');
  const met = stepUnderFaults(shipped, 'gas-order', { step: 'order', visitor: plainest }, {}, today);
  const page = shipped.documents.get('gas-order-thanks-page');
  expect(met).toMatchObject({
    outcome: 'goes',
    next: undefined,
    leaves: page?.kind === 'page' && { title: page.title, path: page.path },
  });
});
