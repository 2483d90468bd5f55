import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Form } from '#schemas';
import { formConstraints, valueChecker } from './constraints.ts';
import { generateValidatorModule } from './validator-module.ts';

it('holds each property to its own pattern', () => {
  const check = valueChecker({
    type: 'object',
    properties: {
      shelf: { type: 'string', pattern: '^[A-Z]{2}$' },
      book: { type: 'string', pattern: '^[0-9]{4}$' },
    },
  });
  expect(check({ shelf: 'AB', book: '0902' })).toEqual([]);
  expect(check({ shelf: 'AB', book: 'AB' })).toEqual(['pattern']);
});

it('gives the browser and the server one verdict on multiples, taken at their decimals', async () => {
  const field = (name: string, multipleOf: number) =>
    ({ type: 'text-input', name, label: name, value: { type: 'number', multipleOf } }) as const;
  const factors = { cents: 0.01, halves: 0.5, thirties: 0.3, dozens: 12, tiny: 1e-7 };
  const fields = Object.entries(factors).map(([name, factor]) => field(name, factor));
  const form: Form = { kind: 'form', id: 'amounts', schemaVersion: 2, fields };
  const onServer = formConstraints(form);
  const { code } = await generateValidatorModule(form);
  const inBrowser = (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;
  const amount = fc.oneof(
    fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map((cents) => cents / 100),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
  );
  fc.assert(
    fc.property(amount, fc.constantFrom(...Object.keys(factors)), (value, name) => {
      expect(inBrowser[name](value)).toBe(onServer(name, value).length === 0);
    }),
    {
      examples: [
        [19.99, 'cents'],
        [0.9, 'thirties'],
        [0.29, 'cents'],
        [1e300, 'dozens'],
      ],
    },
  );
  expect(onServer('cents', 19.99)).toEqual([]);
  expect(onServer('cents', 19.999)).toEqual(['multipleOf']);
  expect(onServer('thirties', 0.9)).toEqual([]);
});
