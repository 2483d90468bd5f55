import { expect, it } from 'vitest';
import { parsed } from './json.ts';

it('reads a text once while it is in use, and again after many others', () => {
  const first = parsed('{"id": "welcome"}');
  expect(first).toEqual({ id: 'welcome' });
  expect(parsed('{"id": "welcome"}')).toBe(first);
  for (let index = 0; index < 100; index += 1) parsed(`{"id": "page-${index}"}`);
  expect(parsed('{"id": "welcome"}')).not.toBe(first);
});

it('has nothing for a text that is no JSON, or that is missing', () => {
  expect([parsed('{"id"'), parsed('{"id"'), parsed(undefined)]).toEqual([undefined, undefined, undefined]);
});
