import { expect, it } from 'vitest';
import { serveBakery } from '../support/instances/served-site.ts';

it('A press with more than 2,000 fields is refused, says so, and calls nothing', async () => {
  const { order, baked, log } = await serveBakery();
  const more = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [index, '']));
  expect((await order('Aroha', {}, more(400))).status).toBe(200);
  const answer = await order('Aroha', {}, more(60_000 / 2));
  expect([answer.status, await answer.text()]).toEqual([
    413,
    'The form has more than 2000 fields, or too many files.',
  ]);
  expect(baked).toHaveLength(1);
  expect(log.filter(({ msg }) => msg === 'A press was refused.')).toMatchObject([{ status: 413 }]);
});
