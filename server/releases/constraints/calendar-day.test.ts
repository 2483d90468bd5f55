import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Form } from '#schemas';
import { isCalendarDay } from './calendar-day.ts';
import { generateValidatorModule } from './validator-module.ts';

const { date } = fullFormats;
const byAjv = (text: string) =>
  typeof date === 'object' && 'validate' in date && (date.validate as (text: string) => boolean)(text);

it('takes for a day what the server’s check takes for one', () => {
  const part = (least: number, most: number, digits: number) =>
    fc.integer({ min: least, max: most }).map((number) => String(number).padStart(digits, '0'));
  const day = fc.tuple(part(0, 9999, 4), part(0, 13, 2), part(0, 32, 2)).map((parts) => parts.join('-'));
  fc.assert(
    fc.property(fc.oneof(day, fc.string()), (text) => {
      expect(isCalendarDay(text)).toBe(byAjv(text));
    }),
    {
      numRuns: 2_000,
      examples: [
        ['2024-02-29'],
        ['2023-02-29'],
        ['1900-02-29'],
        ['2000-02-29'],
        ['0000-02-29'],
        ['2026-04-31'],
        ['2026-12-31'],
        ['2026-1-1'],
      ],
    },
  );
});

it('brings no other format to the browser', async () => {
  const field = {
    type: 'date-input',
    name: 'born',
    label: 'Born',
    value: { type: 'string', format: 'date' },
  };
  const form = { kind: 'form', id: 'born', schemaVersion: 2, fields: [field] } as unknown as Form;
  const { code } = await generateValidatorModule(form);
  expect(code.length).toBeLessThan(2_000);
  const { born } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;
  expect(['2024-02-29', '2023-02-29', 'soon'].map((text) => born(text))).toEqual([true, false, false]);
});
