import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { mount, unmount } from '../../../tests/support/browser/mount.tsx';
import '../../theme/site.css';
import { contrast, opaque } from '../../../tests/support/browser/contrast.ts';
import { lateParts } from '../../fields/field-components.ts';
import { type FieldExample, FieldExampleView } from '../../fields/field-example.tsx';

const examples = import.meta.glob<readonly FieldExample[]>('./*/examples.json', {
  eager: true,
  import: 'default',
});
const list = Object.values(examples)
  .flat()
  .filter(({ disabled }) => !disabled);

beforeAll(async () => {
  await Promise.all(lateParts(list.map(({ field }) => field)).map((part) => part.fetch()));
});

afterEach(async () => {
  unmount();
  await emulate([]);
});

function emulate(features: readonly { readonly name: string; readonly value: string }[]): Promise<unknown> {
  return cdp().send('Emulation.setEmulatedMedia', { features: [...features] });
}

/** The element that shows the focus ring: the focused one, or a card or a label around it. */
function ringed(element: Element): Element | undefined {
  const bearers = [element, element.parentElement, element.parentElement?.parentElement];
  return bearers.flatMap((bearer) => bearer ?? []).find((bearer) => outlineOf(bearer).style === 'solid');
}

function outlineOf(element: Element) {
  const { outlineStyle: style, outlineWidth: width, outlineColor: color } = getComputedStyle(element);
  return { style, width, color, offset: Number.parseFloat(getComputedStyle(element).outlineOffset) };
}

/** Moves the focus to the start of the page, so that the Tab key begins there. */
function focusStart(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** Tabs through every focusable element and checks its ring. */
async function expectRings(): Promise<number> {
  let seen = 0;
  focusStart();
  for (const _ of document.querySelectorAll('input, select, textarea, button, a, summary, [tabindex]')) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (!focused?.closest('main')) break;
    seen += 1;
    const bearer = ringed(focused);
    expect(bearer, focused.outerHTML).toBeDefined();
    if (!bearer) continue;
    const { width, color, offset } = outlineOf(bearer);
    expect(width, focused.outerHTML).toBe('3px');
    // With a gap the ring borders on the page; without one, on the parent element.
    const beside = opaque(offset > 0 ? bearer.parentElement : bearer);
    expect(contrast(color, beside), `${color} on ${beside}: ${focused.outerHTML}`).toBeGreaterThanOrEqual(3);
  }
  return seen;
}

describe('whatever of a field takes the focus', () => {
  test.each(list.map((example) => [`${example.field.type}: ${example.name}`, example] as const))(
    '%s: has a solid ring that stands out',
    async (_, example) => {
      mount(<FieldExampleView example={example} />);
      const seen = await expectRings();
      expect(seen > 0 || document.querySelector('input, select, textarea, button, summary') === null).toBe(
        true,
      );
    },
  );

  test('has one in the colours of the visitor as well', async () => {
    await emulate([{ name: 'forced-colors', value: 'active' }]);
    for (const example of list.filter(({ problem }) => problem !== undefined)) {
      mount(<FieldExampleView example={example} />);
      await expectRings();
    }
  });
});
