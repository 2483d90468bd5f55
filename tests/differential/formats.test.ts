import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import { openFormBrowser } from './browser.ts';
import { verdictsOf } from './compare-forms.ts';
import type { GeneratedCase } from './generated-form.ts';
import { serveForms } from './serve-forms.ts';

const fields: readonly Field[] = [
  {
    name: 'amount',
    type: 'number-input',
    label: 'Amount',
    value: { type: 'number' },
    decimals: 2,
    thousands: true,
  },
  { name: 'length', type: 'text-input', label: 'Length', value: { type: 'number' } },
  { name: 'start', type: 'date-input', label: 'Start' },
  {
    name: 'end',
    type: 'text-input',
    label: 'End',
    value: { type: 'string', format: 'date' },
    dateFormat: 'dd/MM/yyyy',
  },
  { name: 'phone', type: 'text-input', inputType: 'tel', label: 'Phone', value: { type: 'string' } },
  { name: 'card', type: 'text-input', mask: '99-99', label: 'Card', value: { type: 'string' } },
  {
    name: 'code',
    type: 'text-input',
    label: 'Code',
    value: { type: 'string', pattern: '^[0-9]{4}$' },
  },
];

const shown: Rule = {
  cat: [
    { 'format-date': [{ var: 'answers.start' }, 'EEEE do MMMM, EEE d MMM yyyy'] },
    '|',
    { 'format-number': [{ '-': [0, { var: 'answers.amount' }] }] },
    '|',
    { 'format-money': [{ var: 'answers.amount' }, 'NZD'] },
  ],
};

/** A form that asks once more where the rules write what is expected. */
function caseIn(language: string, expected: string, amount: string, digits: string): GeneratedCase {
  const of = (text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  const plan = {
    amount: [amount],
    length: [amount],
    start: ['5', '3', '2026'].map(of),
    end: [of('7.3.2026')],
    phone: [of('021 555 0100')],
    card: [of('1234')],
    code: [of('6011')],
  };
  const agrees: Field = {
    name: 'agrees',
    type: 'yes-no',
    label: 'So?',
    when: { '==': [shown, expected] },
  };
  return {
    form: { kind: 'form', id: 'generated-form', schemaVersion: 2, fields: [...fields, agrees] },
    facts: {},
    first: {},
    plan,
    language,
  };
}

const european = '0123456789';
const arabic = '٠١٢٣٤٥٦٧٨٩';
const persian = '۰۱۲۳۴۵۶۷۸۹';
const english = 'Thursday 5th March, Thu 5 Mar 2026|-1,234,567.5|$1,234,567.50';
const french = 'jeudi 5 mars, jeu. 5 mars 2026|-1\u202f234\u202f567,5|1\u202f234\u202f567,50\u00a0$';

const cases = [
  caseIn('en-nz', english, '1,234,567.5', european),
  caseIn('en-nz', english, '١٬٢٣٤٬٥٦٧٫٥', arabic),
  caseIn('mi', 'Tāite 5 Māehe, Tāi 5 Māe 2026|-1,234,567.5|$1,234,567.50', '1,234,567.5', european),
  caseIn('cy', 'Dydd Iau 5 Mawrth, Iau 5 Maw 2026|-1,234,567.5|$1,234,567.50', '1 234 567.5', persian),
  caseIn('fr', french, '1\u202f234\u202f567,5', european),
  caseIn('fr', french, '1 234 567,5', arabic),
  caseIn('de', 'Donnerstag 5 März, Do. 5 März 2026|-1.234.567,5|1.234.567,50\u00a0$', '1.234.567,5', persian),
  caseIn(
    'ar',
    'الخميس 5 مارس, الخميس 5 مارس 2026|\u200e-1,234,567.5|\u200f1,234,567.50\u00a0NZ$',
    '۱٬۲۳۴٬۵۶۷٫۵',
    arabic,
  ),
];

const folder = mkdtempSync(join(tmpdir(), 'waymark-formats-'));
let server: Awaited<ReturnType<typeof serveForms>>;
let browser: Awaited<ReturnType<typeof openFormBrowser>>;
beforeAll(async () => {
  [server, browser] = await Promise.all([serveForms(folder), openFormBrowser()]);
});
afterAll(async () => {
  await Promise.all([server.close(), browser.close()]);
  rmSync(folder, { recursive: true, force: true });
});

describe('numbers and dates in the language of the page', () => {
  it('are read and written alike by the engine alone, by the server and in a browser', async () => {
    const served = await Promise.all(cases.map((each, index) => server.serve(each, `language-${index}`)));
    const verdicts = await verdictsOf(cases, served, browser);
    for (const [index, { alone, server, browser }] of verdicts.entries()) {
      const language = cases[index]?.language;
      expect({ language, ...alone.submitted }).toEqual({
        language,
        amount: 1234567.5,
        length: 1234567.5,
        start: '2026-03-05',
        end: '2026-03-07',
        phone: '0215550100',
        card: '12-34',
        code: '6011',
      });
      expect([language, alone.relevant]).toEqual([language, expect.arrayContaining(['agrees'])]);
      expect(server).toEqual(alone);
      expect(browser).toEqual(alone);
    }
  });

  it('are refused alike in the marks of another language', async () => {
    const wrong = [
      ['en-nz', '1.234,5'],
      ['en-nz', '1,5'],
      ['de', '1,234.5'],
      ['de', '1.5'],
      ['fr', '1.234'],
      ['fr', '1,234.5'],
      ['ar', '1.234,5'],
    ].map(([language = '', amount = '']) => caseIn(language, '', amount, european));
    const served = await Promise.all(wrong.map((each, index) => server.serve(each, `wrong-${index}`)));
    const verdicts = await verdictsOf(wrong, served, browser);
    for (const [index, { alone, server, browser }] of verdicts.entries()) {
      const language = wrong[index]?.language;
      expect([language, alone.problems.map(({ field }) => field)]).toEqual([language, ['amount', 'length']]);
      expect(server).toEqual(alone);
      expect(browser).toEqual(alone);
    }
  });
});
