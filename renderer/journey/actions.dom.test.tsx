import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../theme/site.css';
import type { StepModel } from '#engine';
import { contrast } from '../../tests/support/browser/contrast.ts';
import { mount, unmount } from '../../tests/support/browser/mount.tsx';
import { englishFormWords } from '../host/form-words.fixture.ts';
import { exampleStep, type StepChanges } from './example-step.fixture.ts';
import { JourneyForm } from './journey-form.tsx';
import { partsOf } from './late-parts.ts';

const validators = `data:text/javascript,${encodeURIComponent(`
  const fullName = (value) => {
    fullName.errors = value.length < 2 ? [{ keyword: 'minLength' }] : null;
    return !fullName.errors;
  };
  export default { fullName };
`)}`;

const { display } = exampleStep().definition;
const model = exampleStep({
  definition: { display: { ...display, submitReady: { var: 'form.isValid' } } },
});
const submit = page.getByRole('button', { name: 'Send the order' });
const sent = vi.fn(() => Promise.reject(new TypeError('not expected')));

beforeEach(() => {
  sent.mockClear();
  window.dataLayer = [];
  vi.stubGlobal('fetch', (address: string) =>
    address === '/order' ? sent() : Promise.reject(new TypeError('not expected')),
  );
});

afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

function form(shown: StepModel) {
  return (
    <JourneyForm
      model={shown}
      action="/order"
      validatorsSrc={validators}
      formToken="run-1"
      humanCheck={{ kind: 'checkbox' }}
      words={englishFormWords}
      navigate={() => undefined}
    />
  );
}

describe('a button that is ready once every answer holds', () => {
  const render = async (changes: StepChanges = {}) => {
    await Promise.all(partsOf(model).map((part) => part.fetch()));
    document.body.innerHTML = renderToString(form({ ...model, ...changes } as StepModel));
  };

  test('is marked and looks as disabled until then, keeps its name, and pressed says what is missing', async () => {
    await Promise.all(partsOf(model).map((part) => part.fetch()));
    mount(form(exampleStep()));
    const backgroundOf = (button: Element) => getComputedStyle(button).backgroundColor;
    const plain = backgroundOf(submit.element());
    mount(form(model));
    const button = submit.element() as HTMLButtonElement;
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
    await expect.element(submit).toHaveAccessibleDescription('Some answers are missing. Press to see which.');
    expect(button.disabled).toBe(false);
    expect(backgroundOf(button)).not.toBe(plain);
    button.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByLabelText('Your name')).toHaveAttribute('aria-invalid', 'true');
    expect(sent).not.toHaveBeenCalled();
    await page.getByLabelText('Your name').fill('Aroha Ngata');
    await page.getByLabelText('Email address').fill('aroha@example.nz');
    await page.getByLabelText('Delivery address').fill('12 Harbour Street');
    await page.getByLabelText('Size').selectOptions('medium');
    await page.getByLabelText('How many?').selectOptions('2');
    await page.getByLabelText('I am a person').click();
    await expect.element(submit).not.toHaveAttribute('aria-disabled');
    await expect.element(submit).toHaveAccessibleDescription('');
    await expect.poll(() => backgroundOf(button)).toBe(plain);
    await page.getByLabelText('Your name').fill('A');
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
    await expect.element(submit).toHaveAccessibleDescription(/missing/);
  });

  test('can be read, and shows its focus, while it is marked as disabled', async () => {
    await render();
    (submit.element() as HTMLElement).focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
    expect(document.activeElement).toBe(submit.element());
    const { color, backgroundColor, outlineStyle, cursor } = getComputedStyle(submit.element());
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
    expect([outlineStyle, cursor]).toEqual(['solid', 'pointer']);
  });

  test('is marked in server HTML by the answers and mistakes known then, and can be pressed', async () => {
    const isMarked = () => submit.element().getAttribute('aria-disabled') === 'true';
    await render();
    expect(isMarked()).toBe(true);
    expect((submit.element() as HTMLButtonElement).disabled).toBe(false);
    await expect.element(submit).toHaveAccessibleDescription(/missing/);
    const given = {
      ...model.given,
      fullName: 'Aroha Ngata',
      email: 'aroha@example.nz',
      address: '12 Harbour Street',
      size: 'medium',
      count: '2',
      person: 'solved',
    };
    await render({ given });
    expect(isMarked()).toBe(false);
    const problems = [{ field: 'email', keyword: 'format' as const, message: 'No such address' }];
    await render({ given: { ...given, email: 'aroha' }, problems });
    expect(isMarked()).toBe(true);
  });
});
