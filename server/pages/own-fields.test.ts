import { expect, it } from 'vitest';
import { fieldReports } from './own-fields.ts';

it('fields of the site’s own are reported when they begin to fail, and when they are shown again', () => {
  const reports: (string | undefined)[][] = [];
  let trouble: string | undefined;
  const report = fieldReports(
    { impair: (...given) => void reports.push(given) },
    { fieldTrouble: () => trouble },
  );
  const show = () => report(['star-rating'], '/review/rate');
  show();
  trouble = 'It throws.';
  show();
  show();
  trouble = undefined;
  show();
  show();
  expect(reports).toEqual([
    ['extension star-rating', 'It throws.', '/review/rate'],
    ['extension star-rating', undefined, '/review/rate'],
  ]);
});
