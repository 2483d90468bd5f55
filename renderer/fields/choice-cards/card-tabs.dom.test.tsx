import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import '../../theme/site.css';
import { lateParts } from '../field-components.ts';
import { type FieldExample, FieldExampleView } from '../field-example.tsx';
import examples from './examples.json';

const example = examples.find(({ name }) => name.startsWith('With tabs')) as FieldExample;
const tabs = page.getByRole('radiogroup', { name: 'Box to look at' });

beforeEach(() => Promise.all(lateParts([example.field]).map((part) => part.fetch())));

afterEach(async () => {
  unmount();
  await page.viewport(1280, 800);
});

function cardsInView(): readonly string[] {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:not([data-tab])')];
  return inputs.filter((input) => input.checkVisibility()).map(({ value }) => value);
}

test('where there is room for one card its tab says which, also from the keyboard, and chooses nothing', async () => {
  await page.viewport(375, 800);
  mount(<FieldExampleView example={example} />);
  const options = 'options' in example.field ? example.field.options : [];
  const [first, second, third] = Array.isArray(options) ? options : [];
  await tabs.getByRole('radio').first().click();
  expect(cardsInView()).toEqual([first?.id]);
  await tabs.getByText(String(second?.label)).click();
  expect(cardsInView()).toEqual([second?.id]);
  await userEvent.keyboard('{ArrowRight}');
  expect(cardsInView()).toEqual([third?.id]);
  expect(document.querySelector('input:not([data-tab]):checked')).toBeNull();
});

test('where none is chosen, the card that stands out is looked at first', async () => {
  await page.viewport(375, 800);
  const { view } = example as unknown as {
    readonly view: { readonly cards: readonly { readonly id: string }[] };
  };
  const cards = view.cards.map((card, index) => ({ ...card, badge: index === 2 ? 'Most loved' : undefined }));
  mount(<FieldExampleView example={{ ...example, view: { ...view, cards } } as unknown as FieldExample} />);
  expect(cardsInView()).toEqual([cards[2]?.id]);
});

/** The example, whose second card makes way for another when the button is pressed. */
function Replaced() {
  const [isReplaced, setReplaced] = useState(false);
  const all = 'options' in example.field ? example.field.options : [];
  const options = (Array.isArray(all) ? all : []).map((option, index) =>
    isReplaced && index === 1 ? { ...option, id: 'another' } : option,
  );
  const field = { ...example.field, options } as FieldExample['field'];
  return (
    <>
      <FieldExampleView example={{ ...example, field }} />
      <button type="button" onClick={() => setReplaced(true)}>
        Replace
      </button>
    </>
  );
}

test('where the card in view makes way for another, that one is in view', async () => {
  await page.viewport(375, 800);
  mount(<Replaced />);
  await tabs.getByRole('radio').first().click();
  await userEvent.keyboard('{ArrowRight}');
  expect(cardsInView()).toHaveLength(1);
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect.poll(() => cardsInView()).toEqual(['another']);
});

test('where there is room for more there are no tabs', async () => {
  mount(<FieldExampleView example={example} />);
  await expect.element(tabs).not.toBeInTheDocument();
  expect(cardsInView()).toHaveLength(3);
});
