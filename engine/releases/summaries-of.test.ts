import { expect, it } from 'vitest';
import { shippedRelease } from '../../tests/support/shipped-documents.ts';
import { summariesOf } from './summaries-of.ts';

it('The summaries of a page are those of the steps on it that show one', () => {
  const release = shippedRelease();
  const summariesAt = (path: string) => {
    const page = release.pages.get(path)?.page;
    return page && summariesOf(release, page);
  };
  expect(summariesAt('/join/residential/payment')).toEqual([
    { journey: 'residential-join', step: 'payment', openLabel: expect.any(String) },
  ]);
  expect(summariesAt('/join')).toEqual([]);
  expect(summariesAt('/')).toEqual([]);
});
