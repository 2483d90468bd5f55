import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { find } from '../../tests/support/browser/show-module.tsx';
import { BookACall } from './book-a-call.tsx';
import './book-a-call.css';

const host = {
  language: 'en-nz',
  timeZone: 'UTC',
  preview: false,
  items: () => [],
  itemPath: () => undefined,
};

it.each(['residential', 'business'] as const)(
  'a calendar of the %s kind names its variant, and holds a link until its script comes',
  (variant) => {
    const cta = { label: 'Write to us', href: '/contact' };
    document.body.innerHTML = renderToStaticMarkup(
      <BookACall module={{ type: 'book-a-call', variant, title: 'Talk to us', cta }} host={host} />,
    );
    const calendar = find('[data-third-party="book-a-call"] > [data-book-a-call]');
    expect(calendar.dataset.bookACall).toBe(variant);
    expect(find('[data-book-a-call] a').getAttribute('href')).toBe('/contact');
    expect(calendar.getBoundingClientRect().height).toBeGreaterThan(200);
  },
);
