import { expect, it } from 'vitest';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

it.each(['residential', 'business'] as const)(
  'a calendar of the %s kind names its variant, and holds a link until its script comes',
  (variant) => {
    const cta = { label: 'Write to us', href: '/contact' };
    showModule({ type: 'book-a-call', variant, title: 'Talk to us', cta });
    const calendar = find('[data-book-a-call]');
    expect(calendar.dataset.bookACall).toBe(variant);
    expect(calendar.dataset.script).toBe('book-a-call');
    expect(find('[data-book-a-call] a').getAttribute('href')).toBe('/contact');
    expect(calendar.getBoundingClientRect().height).toBeGreaterThan(200);
  },
);
