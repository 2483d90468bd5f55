/**
 * Whether all tests run (`npm run test:full`), or those that protect most for their time (`npm test`). A whole test that
 * only the former runs has the tag `full`; a test that the latter runs with fewer cases asks here.
 */
export const runsFull = process.env.WAYMARK_TESTS === 'full';

/** All cases in a full run, otherwise every so many, the first among them. */
export function casesOf<Case>(all: readonly Case[], every: number): readonly Case[] {
  return runsFull ? all : all.filter((_, index) => index % every === 0);
}
