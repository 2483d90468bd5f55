import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Field } from '#schemas';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../../host/form-words.fixture.ts';
import { exampleHire } from '../../journey/example-step.fixture.ts';
import { JourneyForm } from '../../journey/journey-form.tsx';
import { partsOf } from '../../journey/late-parts.ts';
import { type FieldExample, FieldExampleView } from '../field-example.tsx';
import '../../theme/site.css';
import examples from './examples.json';

const { form } = exampleHire().definition;
const model = exampleHire({
  definition: { form: { ...form, fields: form.fields.filter(({ name }) => name === 'plan') } },
});
/** The same cards, whose choice cannot be taken back. */
const lasting = exampleHire({
  definition: { form: { ...form, fields: model.definition.form.fields.map(withoutClearing) } },
});

function withoutClearing(field: Field): Field {
  return { ...field, clearable: false } as Field;
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  await Promise.all(partsOf(model).map((part) => part.fetch()));
});

afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

function journeyForm(given: typeof model.given, results: typeof model.results = {}, shown = model) {
  return (
    <JourneyForm
      model={{ ...shown, given, results }}
      action="/hire"
      validatorsSrc="data:text/javascript,export default {}"
      humanCheck={{ kind: 'checkbox' }}
      words={englishFormWords}
      navigate={() => undefined}
    />
  );
}

function value(): string {
  return String(new FormData(document.forms[0]).get('plan'));
}

const city = page.getByRole('radio', { name: 'City' });
const mountain = page.getByRole('radio', { name: 'Mountain' });

describe('choice cards', () => {
  test('take the tap wherever it falls, and say which is chosen', async () => {
    mount(journeyForm({}));
    await page.getByText('Wide tyres for the trails above the town.').click({ force: true });
    await expect.element(mountain).toBeChecked();
    await expect.element(page.getByText('Selected').nth(1)).toBeVisible();
    expect(value()).toBe('mountain');
  });

  test('take a choice back when the chosen card is pressed again, also from the keyboard', async () => {
    mount(journeyForm({ plan: 'city' }));
    await city.click();
    await expect.element(city).not.toBeChecked();
    expect(value()).toBe('');
    await userEvent.keyboard(' ');
    await expect.element(city).toBeChecked();
    expect(value()).toBe('city');
    await userEvent.keyboard(' ');
    await expect.element(city).not.toBeChecked();
  });

  test('keep their choice where a press or the keyboard would take it back, unless the document says so', async () => {
    mount(journeyForm({ plan: 'city' }, {}, lasting));
    await city.click();
    await userEvent.keyboard(' ');
    await city.click();
    expect(value()).toBe('city');
    await expect.element(city).toBeChecked();
    await mountain.click();
    await mountain.click();
    expect(value()).toBe('mountain');
    expect(renderToString(journeyForm({ plan: 'city' }, {}, lasting))).not.toContain('None of these');
  });

  test('are walked through with the arrow keys', async () => {
    mount(journeyForm({ plan: 'city' }));
    (city.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(mountain).toBeChecked();
    await expect.element(mountain).toHaveFocus();
  });

  test('that cannot be chosen say why', async () => {
    mount(journeyForm({}, { charged: false }));
    await expect.element(page.getByRole('radio', { name: 'Electric' })).toBeDisabled();
    await expect.element(page.getByText('Unavailable')).toBeVisible();
    await expect.element(page.getByText('All batteries are being charged just now.')).toBeVisible();
  });

  test('that have become unavailable are no longer chosen', async () => {
    mount(journeyForm({ plan: 'electric' }, { charged: false }));
    await expect.element(page.getByRole('radio', { name: 'Electric' })).not.toBeChecked();
    await expect.element(page.getByText('Unavailable')).toBeVisible();
    for (const selected of page.getByText('Selected').elements()) expect(selected).not.toBeVisible();
  });

  test.each([
    [375, 1],
    [1280, 3],
  ])('%s pixels wide are %s in a row', async (width, columns) => {
    await page.viewport(width, 900);
    mount(journeyForm({}));
    await document.fonts.ready;
    const lefts = page
      .getByRole('radio')
      .elements()
      .map((radio) => Math.round(radio.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
    await page.viewport(1280, 800);
  });

  test.each([375, 1280])(
    '%s pixels wide bear a badge on their edge, beside a picture as well',
    async (width) => {
      await page.viewport(width, 900);
      mount(<FieldExampleView example={examples[0] as FieldExample} />);
      const badge = page.getByText('New').element();
      const card = badge.parentElement?.parentElement ?? document.body;
      const [edge, box] = [card, badge].map((element) => element.getBoundingClientRect());
      expect(box?.top).toBeLessThan(edge?.top ?? 0);
      expect(box?.bottom).toBeGreaterThan(edge?.top ?? 0);
      expect(box?.left).toBeGreaterThan((edge?.left ?? 0) + (edge?.width ?? 0) / 2);
      await page.viewport(1280, 800);
    },
  );

  test('in server HTML can be chosen, and taken back, without JavaScript', () => {
    const html = renderToString(journeyForm({ plan: 'city' }));
    document.body.innerHTML = html.replaceAll(/<\/?noscript>/g, '');
    expect(value()).toBe('city');
    const none = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
      (radio) => radio.value === '',
    );
    none?.click();
    expect(value()).toBe('');
  });
});
