import { describe, expect, it } from 'vitest';
import type { Module } from '#schemas';
import { showModule } from '../../tests/support/browser/show-module.tsx';

// A draft may contain it, although the types exclude it.
const unknown = { type: 'no-such-module' } as unknown as Module;

describe('a module of a type nobody has registered', () => {
  it('shows a box that names it in preview', () => {
    expect(showModule(unknown, { preview: true }).textContent).toBe('No module is called no-such-module.');
  });

  it('shows nothing live', () => {
    expect(showModule(unknown).innerHTML).toBe('');
  });

  it('is not mistaken for something every object has', () => {
    const inherited = { type: 'toString' } as unknown as Module;
    expect(showModule(inherited, { preview: true }).textContent).toContain('toString');
  });
});

it('a banner shows the module in its badge', () => {
  const body = showModule({
    type: 'header-banner',
    variant: 'plain',
    level: 1,
    title: 'Welcome',
    badge: { type: 'fine-print', blocks: [{ type: 'paragraph', text: 'Since 1990.' }] },
  });
  expect(body.textContent).toBe('WelcomeSince 1990.');
});

it('a form module shows the form it is given, under its heading', () => {
  const body = showModule({ type: 'form', journey: 'hire', step: 'details', heading: 'Hire' });
  expect(body.textContent).toBe('Hireform hire details');
});
