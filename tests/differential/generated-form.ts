import fc from 'fast-check';
import { unreachable } from '#engine';
import type { Field, Form, Rule, ValueSchema } from '#schemas';

/** The visitor's intended answers by field: the texts of its control, or the ids of chosen options. */
export type Plan = Readonly<Record<string, readonly string[]>>;

/** A form of a tool library, with a visitor's first answers and those that replace them. */
export interface GeneratedCase {
  readonly form: Form;
  readonly facts: Readonly<Record<string, Rule>>;
  readonly first: Plan;
  readonly plan: Plan;
  /** Language of the site; that of the first site if left out. */
  readonly language?: string;
}

export type Draw = fc.GeneratorValue;

const texts = [
  '',
  ' ',
  'a',
  'saw',
  'Ladder 42',
  '  padded  ',
  'naïve ñandú 🪚',
  'x'.repeat(12),
  'a@b.nz',
  '2026-02-30',
  '2026-02-03',
  '2027-01-01',
  '1/2/2026',
  '3.12.2026',
  '31-02-2026',
  '021 555 0100',
  '+64-21 555',
  '007',
];
const numbers = ['', '0', '7', '-3', '2.5', '.5', '1,000', '1e3', 'seven', '99999999999'];
const choices = ['saw', 'drill', 'ladder', 'clamp'];

const inputTypes = ['text', 'tel', 'number'] as const;

const constraints: readonly ValueSchema[] = [
  { type: 'string' },
  { type: 'string', minLength: 2, maxLength: 8 },
  { type: 'string', maxLength: 3 },
  { type: 'string', pattern: '^[a-z]+$' },
  { type: 'string', pattern: '^[^@]+@[^@]+$', minLength: 6 },
  { type: 'string', format: 'email' },
  { type: 'string', format: 'date' },
  { type: 'string', enum: ['saw', '007'] },
  { type: 'integer', minimum: 0, maximum: 10 },
  { type: 'number', exclusiveMinimum: 0, multipleOf: 0.5 },
];

const numericConstraints = constraints.filter(({ type }) => type !== 'string');

const kinds = [
  'text-input',
  'text-area',
  'rich-text-input',
  'number-input',
  'date-input',
  'month-input',
  'time-input',
  'duration-input',
  'money-input',
  'name-input',
  'date-range',
  'radio-group',
  'yes-no',
  'select',
  'checkbox-group',
  'checkbox',
] as const;

/** Texts typed into the boxes of a date, in order. */
const dates: readonly (readonly string[])[] = [
  ['', '', ''],
  ['3', '2', '2026'],
  ['1', '1', '2027'],
  ['30', '2', '2026'],
  [' 7 ', '07', '1999'],
  ['3', '', '2026'],
  ['3/12/2026', '', ''],
  ['1', 'May', '2026'],
];
/** Texts typed into the boxes of a month or a duration, and those of a time. */
const pairs: readonly (readonly string[])[] = [
  ['', ''],
  ['3', '2026'],
  ['Feb', '2031'],
  ['13', '2026'],
  ['1', '30'],
  ['', '45'],
  ['7/2026', ''],
  ['two', '5'],
];
const times = ['', '14:30', '2.30 pm', '9am', 'noon', '24:00', 'half past two', '٠٩:١٥'];
/** Texts with marks, typed into the box of a rich text. */
const formatted = [
  ...['', ' ', 'a', '**saw**', '# Saw\n\n- one\n- *two*\n\n1. three', 'See [us](www.example.org)'],
  ...[
    '[x](javascript:alert(1))',
    '<img src=x onerror=alert(1)> & <b>saw</b>',
    '\\*not\\* __a__ **',
    'x'.repeat(40),
  ],
];
const lengths: readonly ValueSchema[] = [
  { type: 'string' },
  { type: 'string', minLength: 4, maxLength: 16 },
  { type: 'string', maxWords: 3 },
];
const amounts = [...numbers, '$7', '$ 1,200.50', '7 km', '$3 km', '€5', '5.', '0.125'];

/** Any form of up to nine fields whose rules read earlier fields, and any plan for it. */
export const generatedCase: fc.Arbitrary<GeneratedCase> = fc.gen().map((draw) => {
  const fields: Field[] = [];
  const first: Record<string, readonly string[]> = {};
  const plan: Record<string, readonly string[]> = {};
  const facts: Record<string, Rule> = {};
  const count = draw(fc.integer, { min: 1, max: 9 });
  for (let index = 0; index < count; index++) {
    if (fields.length > 0 && chance(draw, 15)) {
      const rule = condition(draw, fields, facts);
      facts[`fact${index}`] = rule;
    }
    const { field, answer } = drawField(draw, `field${index}`, fields, facts);
    first[field.name] = answer();
    plan[field.name] = answer();
    // A chosen radio button can only be replaced by another.
    const isForGood = field.type === 'radio-group' || field.type === 'yes-no';
    if (isForGood && plan[field.name]?.length === 0) first[field.name] = [];
    fields.push(field);
  }
  return { form: { kind: 'form', id: 'generated-form', schemaVersion: 2, fields }, facts, first, plan };
});

/** Rules about other questions of an item, which they read as `item`. */
export function ofItem<Part>(part: Part): Part {
  return JSON.parse(JSON.stringify(part).replaceAll('"answers.inner', '"item.inner'));
}

export function drawField(draw: Draw, name: string, above: readonly Field[], facts: GeneratedCase['facts']) {
  const type = oneOf(draw, kinds);
  const rule = () => condition(draw, above, facts);
  const common = {
    name,
    label: `Question ${name}`,
    ...(above.length > 0 && chance(draw, 45) && { when: rule() }),
    ...(chance(draw, 40) && {
      required: above.length > 0 && chance(draw, 30) ? rule() : true,
      ...(chance(draw, 50) && { messages: { required: `${name} is needed` } }),
    }),
    ...(above.length > 0 &&
      chance(draw, 20) && { checks: [{ that: rule(), message: `${name} does not fit` }] }),
    ...(chance(draw, 20) && { sensitive: true }),
    ...(chance(draw, 30) && { orphan: 'clear' as const }),
  };
  const options = (areFixed: boolean) =>
    choices.map((id) => ({
      id,
      label: `A ${id}`,
      ...(!areFixed && above.length > 0 && chance(draw, 15) && { when: rule() }),
    }));
  const some = () => draw(fc.subarray, [...choices]);
  const one = () => oneOf(draw, choices);
  switch (type) {
    case 'text-input':
    case 'text-area': {
      const allowed =
        type === 'text-area'
          ? constraints.filter((each) => each.type === 'string' && each.format !== 'date')
          : constraints;
      const value = oneOf(draw, allowed);
      const numeric = value.type !== 'string';
      const answer = () => [oneOf(draw, numeric && chance(draw, 80) ? numbers : texts)];
      const typing = type === 'text-input' && {
        ...(value.format === 'date' && chance(draw, 70) && { dateFormat: 'dd/MM/yyyy' }),
        ...(chance(draw, 40) && { inputType: oneOf(draw, inputTypes) }),
      };
      return { field: { ...common, type, value, ...typing } as Field, answer };
    }
    case 'rich-text-input':
      return {
        field: { ...common, type, value: oneOf(draw, lengths) } as Field,
        answer: () => [oneOf(draw, formatted)],
      };
    case 'number-input': {
      const amount = above.find((each) => each.type === 'number-input');
      const field = {
        ...common,
        type,
        value: oneOf(draw, numericConstraints),
        ...(chance(draw, 40) && { prefix: oneOf(draw, ['$', 'kr']) }),
        ...(chance(draw, 40) && { unit: 'km' }),
        ...(chance(draw, 40) && { decimals: 2 }),
        ...(chance(draw, 40) && { thousands: true }),
        ...(amount !== undefined &&
          chance(draw, 40) && {
            limits: { maximum: { '+': [{ var: `answers.${amount.name}` }, 20] } },
            messages: { maximum: 'At most {{ field.value.maximum }}' },
          }),
      };
      return { field: field as Field, answer: () => [oneOf(draw, amounts)] };
    }
    case 'date-input':
      return { field: { ...common, type } as Field, answer: () => oneOf(draw, dates) };
    case 'month-input':
      return { field: { ...common, type } as Field, answer: () => oneOf(draw, pairs) };
    case 'time-input': {
      const field = { ...common, type, ...(chance(draw, 40) && { clock: '12-hour' }) };
      return { field: field as Field, answer: () => [oneOf(draw, times)] };
    }
    case 'duration-input': {
      const value = { type: 'integer', minimum: 15, maximum: 480 };
      const units: ['hours', 'minutes'] = ['hours', 'minutes'];
      const field = { ...common, type, units, ...(chance(draw, 50) && { value }) };
      return { field: field as Field, answer: () => oneOf(draw, pairs) };
    }
    case 'money-input': {
      const field = { ...common, type, currency: oneOf(draw, ['NZD', 'JPY', 'KWD', 'EUR']) };
      return { field: field as Field, answer: () => [oneOf(draw, [...amounts, 'NZ$12.50', '¥120'])] };
    }
    case 'name-input': {
      const parts = [
        { part: 'given', label: 'First', required: chance(draw, 50) },
        { part: 'family', label: 'Last', maxLength: 4 },
      ];
      return {
        field: { ...common, type, parts } as Field,
        answer: () => [oneOf(draw, texts), oneOf(draw, texts)],
      };
    }
    case 'date-range': {
      const labels = { fromLabel: 'From', toLabel: 'To', orderMessage: 'Wrong order' };
      const field = { ...common, type, ...labels, ...(chance(draw, 40) && { openEnd: true }) };
      return { field: field as Field, answer: () => [...oneOf(draw, dates), ...oneOf(draw, dates)] };
    }
    case 'yes-no': {
      const field = { ...common, type, ...(chance(draw, 30) && { default: chance(draw, 50) }) };
      return { field: field as Field, answer: () => oneOf(draw, [['true'], ['false'], []]) };
    }
    case 'checkbox':
      return { field: { ...common, type } as Field, answer: () => (chance(draw, 50) ? ['true'] : []) };
    case 'checkbox-group': {
      const value = {
        type: 'array',
        items: { type: 'string' },
        uniqueItems: true,
        ...(chance(draw, 50) && { minItems: 2 }),
        ...(chance(draw, 30) && { maxItems: 2 }),
      };
      return { field: { ...common, type, value, options: options(false) } as Field, answer: some };
    }
    case 'select':
      return {
        field: { ...common, type, placeholder: 'Choose', options: options(false) } as Field,
        answer: () => (chance(draw, 80) ? [one()] : []),
      };
    case 'radio-group': {
      const starts = chance(draw, 40);
      // All choices stay on offer: otherwise the remaining choice would depend on the order of answering.
      const field = { ...common, type, options: options(true), ...(starts && { default: one() }) } as Field;
      return { field, answer: () => (chance(draw, 80) ? [one()] : []) };
    }
    default:
      return unreachable(type);
  }
}

/** A condition on the fields above. */
export function condition(
  draw: Draw,
  above: readonly Field[],
  facts: GeneratedCase['facts'],
  depth = 0,
): Rule {
  // A rule that cannot be evaluated has loops, in which `item` is no item of a list.
  const isOfItem = above.some(({ name }) => name.startsWith('inner'));
  if (!isOfItem && chance(draw, 6)) return faulting(draw, above, facts, depth);
  const shape = draw(fc.integer, { min: 0, max: depth > 1 ? 5 : 9 });
  const again = () => condition(draw, above, facts, depth + 1);
  if (shape === 6) return { and: [again(), again()] };
  if (shape === 7) return { or: [again(), again()] };
  if (shape === 8) return { '!': [again()] };
  const known = Object.keys(facts);
  if (shape === 9 && known.length > 0) return { var: `facts.${oneOf(draw, known)}` };
  const field = oneOf(draw, above);
  const answer = { var: `answers.${field.name}` };
  if (shape === 0) return { answered: answer };
  switch (field.type) {
    case 'radio-group':
    case 'select':
      return shape < 4
        ? { '==': [answer, oneOf(draw, choices)] }
        : { in: [answer, draw(fc.subarray, [...choices], { minLength: 1 })] };
    case 'checkbox-group':
      return { in: [oneOf(draw, choices), answer] };
    case 'item-list': {
      if (shape < 3) return { '>': [{ count: [answer] }, 1] };
      const inner = ofItem(condition(draw, field.fields, {}, 2));
      return shape < 4 ? { all: [answer, inner] } : { some: [answer, inner] };
    }
    case 'checkbox':
    case 'yes-no':
      return { '==': [answer, true] };
    case 'number-input':
      return { '<': [answer, draw(fc.integer, { min: -5, max: 10 })] };
    case 'date-input':
      return { '<': [answer, { var: 'now' }] };
    case 'money-input':
      return { '<': [answer, 100] };
    case 'name-input':
      return { '==': [{ var: `answers.${field.name}.given` }, 'saw'] };
    case 'date-range':
      return { '<': [{ var: `answers.${field.name}.from` }, { var: 'now' }] };
    case 'duration-input':
      return { '<': [answer, draw(fc.integer, { min: 0, max: 90 })] };
    case 'month-input':
      return { '<': [answer, '2027-01'] };
    case 'time-input':
      return { '>=': [answer, '09:15'] };
    case 'rich-text-input':
      return { '==': [{ 'plain-text': [answer] }, 'saw'] };
    case 'text-input':
    case 'text-area':
      if (field.value.type !== 'string') return { '<': [answer, draw(fc.integer, { min: -5, max: 10 })] };
      if (field.value.format === 'date') return { '<': [answer, { var: 'now' }] };
      return shape < 4
        ? { '==': [{ lower: [answer] }, oneOf(draw, ['saw', 'a'])] }
        : { matches: [answer, '^[a-z ]+'] };
    default:
      return { answered: answer };
  }
}

/**
 * A rule that cannot be evaluated for some answers: it takes too many steps for a text longer than its field
 * declares, or builds too long a text. No check can refuse it, since both depend on the answers.
 */
function faulting(draw: Draw, above: readonly Field[], facts: GeneratedCase['facts'], depth: number): Rule {
  const short = above.filter((field) => isText(field) && mostCharacters(field) <= 8);
  if (short.length > 0 && chance(draw, 70)) {
    const field = oneOf(draw, short);
    const characters: Rule = { split: [{ var: `answers.${field.name}` }, ''] };
    return mostCharacters(field) <= 3 && chance(draw, 50)
      ? { answered: nested(characters, 6) }
      : { '==': [doubled(characters, oneOf(draw, [500, 5_000, 30_000])), 'x'] };
  }
  const always = { '==': [doubled([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 100), 'x'] };
  return { if: [condition(draw, above, facts, depth + 1), always, chance(draw, 50)] };
}

/** Iterates over a list, nested to a depth. */
function nested(list: Rule, depth: number): Rule {
  return { map: [list, depth === 1 ? 1 : nested(list, depth - 1)] };
}

/** A text that doubles for each element of a list. */
function doubled(list: Rule, length: number): Rule {
  const accumulator = { var: 'accumulator' };
  return { reduce: [list, { cat: [accumulator, accumulator] }, 'x'.repeat(length)] };
}

function isText(field: Field): boolean {
  return field.type === 'text-input' || field.type === 'text-area';
}

function mostCharacters(field: Field): number {
  const { maxLength = Number.POSITIVE_INFINITY } = 'value' in field ? (field.value ?? {}) : {};
  return typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY;
}

export function chance(draw: Draw, percent: number): boolean {
  return draw(fc.integer, { min: 1, max: 100 }) <= percent;
}

function oneOf<Item>(draw: Draw, items: readonly Item[]): Item {
  const item = items[draw(fc.integer, { min: 0, max: items.length - 1 })];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
