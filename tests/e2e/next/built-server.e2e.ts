import { expect, test } from '@playwright/test';
import { builtProgram } from '../../../cli/built-program.ts';

test('The server under test is the built one, from the sources as they are', () => {
  expect(builtProgram('site')).toMatch(/dist\/site\/main\.mjs$/);
});
