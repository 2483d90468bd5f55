import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount, unmount } from '../../tests/support/browser/mount.tsx';
import cardExamples from '../fields/choice-cards/examples.json';
import { lateParts } from '../fields/field-components.ts';
import { type FieldExample, FieldExampleView } from '../fields/field-example.tsx';
import type { Host } from '../host/host.ts';
import { FeatureCards } from '../modules/feature-cards/feature-cards.tsx';
import { QuickLinks } from '../modules/quick-links/quick-links.tsx';
import { Stats } from '../modules/stats/stats.tsx';
import './site.css';

afterEach(async () => {
  unmount();
  await page.viewport(1280, 800);
});

const host = { preview: false } as Host;
const times = <T,>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

function quickLinks(count: number): ReactNode {
  const cards = times(count, (i) => ({
    title: `Where to ${i}`,
    href: `/to-${i}`,
    icon: { src: '/images/icon-home.svg', alt: '', width: 48, height: 48 },
  }));
  return <QuickLinks module={{ type: 'quick-links', cards }} host={host} />;
}

function featureCards(count: number): ReactNode {
  const cards = times(count, (i) => ({ title: `Feature ${i}`, description: 'It does something.' }));
  return <FeatureCards module={{ type: 'feature-cards', cards }} host={host} />;
}

function stats(count: number): ReactNode {
  const items = times(count, (i) => ({ stat: `${i}`, description: `Things of kind ${i}` }));
  return <Stats module={{ type: 'stats', items }} host={host} />;
}

const empty = cardExamples.find(({ name }) => name === 'Empty') as unknown as FieldExample;

function choiceCards(count: number): ReactNode {
  const options = times(count, (i) => ({ id: `box-${i}`, label: `Box ${i}` }));
  const example = { ...empty, view: undefined, field: { ...empty.field, options } };
  return <FieldExampleView example={example as unknown as FieldExample} />;
}

/** Left and right edge of each row, in whole pixels. */
function edgesOfRows(cards: readonly Element[]): readonly (readonly [number, number])[] {
  const rows = new Map<number, Element[]>();
  for (const card of cards) {
    const top = Math.round(card.getBoundingClientRect().top);
    rows.set(top, [...(rows.get(top) ?? []), card]);
  }
  const edge = (element: Element | undefined, side: 'left' | 'right') =>
    Math.round(element?.getBoundingClientRect()[side] ?? 0);
  return [...rows.values()].map((row) => [edge(row[0], 'left'), edge(row.at(-1), 'right')]);
}

const groups = [
  { name: 'quick links', show: quickLinks, cards: 'ul > li', fewest: 3 },
  { name: 'feature cards', show: featureCards, cards: 'ul > li', fewest: 2 },
  { name: 'figures', show: stats, cards: 'dl > div', fewest: 2 },
  {
    name: 'cards to choose among',
    show: choiceCards,
    cards: 'div:has(> div > input[type=radio])',
    fewest: 2,
  },
] as const;

describe.each(groups)('a group of $name', ({ show, cards, fewest }) => {
  test.each([2, 3, 4, 5, 6].filter((count) => count >= fewest))(
    'of %i leaves no gap at the end of any row, however wide the window is',
    async (count) => {
      await Promise.all(lateParts([empty.field]).map((part) => part.fetch()));
      mount(show(count));
      for (const width of [375, 768, 1024, 1280, 1700]) {
        await page.viewport(width, 900);
        const found = [...document.querySelectorAll(cards)];
        expect(found).toHaveLength(count);
        const rows = edgesOfRows(found);
        for (const row of rows) expect(row, `at ${width}`).toEqual(rows[0]);
      }
    },
  );
});
