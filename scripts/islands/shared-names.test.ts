import { expect, test } from 'vitest';
import { withSharedNames } from './shared-names.ts';

test('variables of a module are called what other modules call them', async () => {
  expect(await withSharedNames('import{b as q,c as r}from"./x.js";const z=q(r);export{z as A,r as t};')).toBe(
    'import{b,c as t}from"./x.js";const A=b(t);export{A,t};',
  );
});

test('a word of the language names no variable, and no two have one name', async () => {
  const code = await withSharedNames(
    'import{a as q}from"./x.js";import{a as r}from"./y.js";const z=1;function s(a){return a+q+r}export{z as in,s as f};',
  );
  const { default: run } = await import(
    `data:text/javascript,${encodeURIComponent(
      code
        .replace(/import\{a\}from"\.\/x\.js";/, 'const a=10;')
        .replace(/import\{a as (\w+)\}from"\.\/y\.js";/, 'const $1=100;'),
    )};export default f`
  );
  expect(run(1)).toBe(111);
  expect(code).toContain('as in');
});
