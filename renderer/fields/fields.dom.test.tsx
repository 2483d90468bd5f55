import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fieldTypes } from '#schemas';
import { mount, unmount } from '../../tests/support/browser/mount.tsx';
import '../theme/site.css';
import { lateParts } from './field-components.ts';
import { type FieldExample, FieldExampleView } from './field-example.tsx';

const examples = import.meta.glob<readonly FieldExample[]>('./*/examples.json', {
  eager: true,
  import: 'default',
});

beforeAll(async () => {
  await Promise.all(
    lateParts(Object.values(examples).flatMap((list) => list.map(({ field }) => field))).map((part) =>
      part.fetch(),
    ),
  );
});

afterEach(unmount);

function show(example: FieldExample): HTMLElement {
  mount(<FieldExampleView example={example} />);
  const control =
    document.querySelector<HTMLElement>('main input:not([type=hidden]), main select, main textarea') ??
    document.querySelector<HTMLElement>('main fieldset > *');
  if (!control) throw new Error('The field shows nothing.');
  return control;
}

test('every type of field has examples', () => {
  expect(Object.keys(examples).sort()).toEqual(fieldTypes.map((type) => `./${type}/examples.json`).sort());
});

test('a text that is cut off takes no more than its document says', async () => {
  const example = examples['./text-input/examples.json']?.find(({ field }) => 'cutOff' in field);
  if (!example) throw new Error('No example is cut off.');
  const control = show({ ...example, answer: '' });
  await userEvent.type(control, '601145');
  expect(control).toHaveProperty('value', '6011');
});

test('the last box of a group that keeps it stays ticked, and any other can be unticked', async () => {
  const example = examples['./checkbox-group/examples.json']?.find(({ name }) => name === 'Filled');
  if (!example) throw new Error('No example has two boxes ticked.');
  show({ ...example, field: { ...example.field, keepsLast: true } as FieldExample['field'] });
  const candles = page.getByRole('checkbox', { name: 'Candles' });
  const card = page.getByRole('checkbox', { name: 'A card' });
  await userEvent.click(card);
  await expect.element(card).not.toBeChecked();
  await userEvent.click(candles);
  await expect.element(candles).toBeChecked();
  await userEvent.click(card);
  await userEvent.click(candles);
  await expect.element(candles).not.toBeChecked();
});

test('a box that excludes the others unticks them, and any other unticks it', async () => {
  const example = examples['./checkbox-group/examples.json']?.find(({ name }) => name === 'None of these');
  if (!example) throw new Error('No example has an option that excludes the others.');
  show(example);
  const [eggs, nuts, none] = ['Eggs', 'Nuts', 'Nothing: I eat everything'].map((name) =>
    page.getByRole('checkbox', { name }),
  );
  if (!eggs || !nuts || !none) throw new Error('There is no such box.');
  await userEvent.click(eggs);
  await userEvent.click(nuts);
  await userEvent.click(none);
  await expect.element(none).toBeChecked();
  await expect.element(eggs).not.toBeChecked();
  await expect.element(nuts).not.toBeChecked();
  await userEvent.click(nuts);
  await expect.element(nuts).toBeChecked();
  await expect.element(none).not.toBeChecked();
});

test('a section that is missing says so at its link', () => {
  const example = examples['./task-list/examples.json']?.find(({ problem }) => problem !== undefined);
  if (!example) throw new Error('No list of sections has one that is missing.');
  show(example);
  const link = page.getByRole('link', { name: 'Your home' }).element();
  const described = (link.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Complete “Your home”');
});

test.each(['checkbox', 'checkbox-group', 'radio-group', 'switch'])(
  'a hint within the label of a %s describes it, and is no part of its name',
  (type) => {
    const example = examples[`./${type}/examples.json`]?.find(({ field }) => hinted(field).length > 0);
    if (!example) throw new Error('No example has a hint.');
    show(example);
    for (const { label, hint } of hinted(example.field)) {
      const input = page.getByRole(roles[type] ?? 'checkbox', {
        name: new RegExp(`^${label}( \\(optional\\))?$`),
      });
      expect(
        document.getElementById(input.element().getAttribute('aria-describedby') ?? '')?.textContent,
      ).toBe(hint);
    }
  },
);

const roles: Readonly<Record<string, 'radio' | 'switch'>> = { 'radio-group': 'radio', switch: 'switch' };

/** The labels of a field that contain a hint: those of its choices, or its own if it has none. */
function hinted(field: FieldExample['field']): readonly { readonly label: string; readonly hint?: string }[] {
  const labelled = 'options' in field && Array.isArray(field.options) ? field.options : [field];
  return labelled.filter((each) => 'hint' in each && each.hint !== undefined) as never;
}

test('a label, a hint and a choice in another language are marked as that', () => {
  const options = [
    { id: 'one', label: 'Tahi', hint: 'Kotahi', language: 'mi' },
    { id: 'two', label: 'Two' },
  ];
  const own = { name: 'count', label: 'E hia?', hint: 'Kia kaha', language: 'mi', messages: {} } as const;
  const marked = (field: FieldExample['field']) => {
    show({ name: 'marked', field });
    return [...document.querySelectorAll('[lang=mi]')].map((element) => element.textContent);
  };
  const asked = ['E hia?', 'Kia kaha'];
  expect(marked({ ...own, type: 'radio-group', options })).toEqual([...asked, 'Tahi', 'Kotahi']);
  expect(marked({ ...own, type: 'text-input', value: { type: 'string' } })).toEqual(asked);
  expect(marked({ ...own, type: 'select', options, placeholder: 'Choose' })).toEqual([...asked, 'Tahi']);
  expect(marked({ ...own, type: 'checkbox' })).toEqual(asked);
  expect(marked({ ...own, type: 'switch', default: false })).toEqual(asked);
});

test.each(['radio-group', 'checkbox-group', 'choice-cards'])(
  'the choices of a %s that was answered wrongly are marked as a text is',
  (type) => {
    const lookOf = (element: Element | null | undefined) => {
      const { borderTopColor, backgroundColor, boxShadow } = getComputedStyle(element ?? document.body);
      return { borderTopColor, backgroundColor, boxShadow };
    };
    const wrong = (of: string) =>
      examples[`./${of}/examples.json`]?.find(({ problem, answer }) => problem && answer === undefined);
    const [text, group] = [wrong('text-input') ?? wrong('select'), wrong(type)];
    if (!text || !group) throw new Error('No example is wrong.');
    const wanted = lookOf(show(text));
    for (const input of show(group)
      .closest('fieldset[role]')
      ?.querySelectorAll('input:is([type=radio], [type=checkbox]):not([data-tab], :disabled)') ?? [])
      expect(lookOf(input.closest('label') ?? input.parentElement?.parentElement)).toEqual(wanted);
  },
);

describe.each(Object.entries(examples))('%s', (_, list) => {
  test.each(list)('$name is accessible, and within 320 pixels', async (example) => {
    await page.viewport(320, 800);
    show(example);
    const { violations } = await axe.run(document.body, {
      rules: {
        region: { enabled: false },
        'landmark-one-main': { enabled: false },
        'page-has-heading-one': { enabled: false },
      },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  // A list of sections has links: its messages describe those.
  test.each(list.filter(({ problem, field }) => problem !== undefined && field.type !== 'task-list'))(
    '$name: the message describes the control',
    async (example) => {
      const control = show(example);
      const group = control.closest('fieldset[role=radiogroup], fieldset[role=group]') ?? control;
      const described = (group.getAttribute('aria-describedby') ?? '').split(' ');
      const text = described.map((id) => document.getElementById(id)?.textContent).join(' ');
      if ('hint' in example.field) expect(text).toContain(example.field.hint);
      expect(text).toContain(`Error: ${example.problem}`);
      // A list without items has no control.
      const isInvalid = document.querySelector('[aria-invalid=true]') !== null;
      expect(isInvalid).toBe(example.field.type !== 'item-list');
    },
  );
});
