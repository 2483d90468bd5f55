import { expect, it } from 'vitest';
import { computedParts } from './computed-parts.ts';
import * as late from './late-computed-parts.ts';

it('A browser has what evaluates texts and limits once it has been loaded, and nothing before', async () => {
  expect(late.computedParts).not.toEqual(computedParts);
  await late.fetchComputedParts();
  expect(late.computedParts).toEqual(computedParts);
});
