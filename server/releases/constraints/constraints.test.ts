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
  const { code } = generateValidatorModule(form);
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

it('gives the browser and the server one verdict on lengths, in what people see as characters', async () => {
  const field = (name: string, value: object) =>
    ({ type: 'text-input', name, label: name, value: { type: 'string', ...value } }) as const;
  const fields = [
    field('most', { maxLength: 3 }),
    field('least', { minLength: 3 }),
    field('words', { minWords: 2, maxWords: 3 }),
  ];
  const form: Form = { kind: 'form', id: 'lengths', schemaVersion: 2, fields };
  const onServer = formConstraints(form);
  const { code } = generateValidatorModule(form);
  const inBrowser = (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;
  const part = fc.constantFrom(
    'a',
    ' ',
    'b ',
    '– ',
    'é',
    'e\u0301',
    '👨‍👩‍👧‍👦',
    '🇳🇿',
    '字',
    '\u0301'.repeat(20),
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 6 }),
      fc.constantFrom('most', 'least', 'words'),
      (parts, name) => {
        const text = parts.join('');
        expect(inBrowser[name](text)).toBe(onServer(name, text).length === 0);
      },
    ),
  );
  const families = '👨‍👩‍👧‍👦'.repeat(3);
  expect([onServer('most', families), onServer('least', families)]).toEqual([[], []]);
  expect(['one', 'one two', '一二三', '一 二三 four'].map((text) => onServer('words', text))).toEqual([
    ['minWords'],
    [],
    [],
    ['maxWords'],
  ]);
  expect(onServer('most', `${families}a`)).toEqual(['maxLength']);
  expect(onServer('least', '👨‍👩‍👧‍👦')).toEqual(['minLength']);
});

it('gives the browser and the server one verdict on what is read of rich texts', async () => {
  const fields = [
    {
      type: 'rich-text-input',
      name: 'story',
      label: 'Story',
      value: { type: 'string', maxLength: 5, minWords: 2 },
    },
  ] satisfies Form['fields'];
  const form: Form = { kind: 'form', id: 'stories', schemaVersion: 2, fields };
  const onServer = formConstraints(form);
  const { code } = generateValidatorModule(form);
  const inBrowser = (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;
  const verdicts = [
    ['<p><strong>a</strong> bcd</p>', []],
    ['<p><strong>a</strong> bcde</p>', ['maxLength']],
    ['<p>abc</p>', ['minWords']],
    ['<p onclick="x">a b</p>', ['format']],
  ] as const;
  for (const [html, failed] of verdicts) {
    expect(onServer('story', html)).toEqual(failed);
    expect(inBrowser.story(html)).toBe(failed.length === 0);
  }
});

it('gives the browser and the server one verdict on every format', async () => {
  const formats = [
    'date',
    'time',
    'date-time',
    'duration',
    'email',
    'idn-email',
    'uri',
    'uuid',
    'hostname',
    'ipv4',
    'ipv6',
  ] as const;
  const fields = formats.map(
    (format, index) =>
      ({
        type: 'text-input',
        name: `field${index}`,
        label: format,
        value: { type: 'string', format, maxLength: 30 },
      }) as const,
  );
  const form: Form = { kind: 'form', id: 'formats', schemaVersion: 2, fields };
  const onServer = formConstraints(form);
  const { code } = generateValidatorModule(form);
  const inBrowser = (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;
  const texts = [
    ...['ada@bücher.example', 'ada@-b.example', 'ada@b', 'ada@@b.example', 'адa@b.example'],
    ...['2024-02-29', '2023-02-29', '23:59:60Z', '12:00:00', '12:00:00+13:00', '2024-02-29T12:00:00Z', 'P1D'],
    ...[
      'a@b.nz',
      'a@b',
      'https://example.org/a?b',
      'example',
      'example.org',
      '::1',
      '127.0.0.1',
      '1.2.3.256',
    ],
    ...['c56a4180-65aa-42ec-a945-5fd21dec0538', '', 'a'.repeat(31), '😀'.repeat(30)],
  ];
  for (const text of texts)
    for (const [index] of formats.entries())
      expect(inBrowser[`field${index}`](text)).toBe(onServer(`field${index}`, text).length === 0);
  expect(texts.filter((text) => inBrowser.field0(text))).toEqual(['2024-02-29']);
});

it('gives the browser and the server one verdict on lists, and refuses a format that it has no part for', async () => {
  const value = { type: 'array', uniqueItems: true, items: { enum: ['a', 'b'] } } as const;
  const form = {
    kind: 'form',
    id: 'lists',
    schemaVersion: 2,
    fields: [{ type: 'text-input', name: 'list', label: 'List', value }],
  } as unknown as Form;
  const { code } = generateValidatorModule(form);
  const inBrowser = (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;
  for (const list of [['a'], ['a', 'a'], ['c'], ['a', 'b'], 'a'])
    expect(inBrowser.list(list)).toBe(formConstraints(form)('list', list).length === 0);
  const unknown = structuredClone(form) as unknown as { fields: { value: object }[] };
  if (unknown.fields[0]) unknown.fields[0].value = { type: 'string', format: 'byte' };
  expect(() => generateValidatorModule(unknown as unknown as Form)).toThrow('the format "byte"');
});
