import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { englishWords, type NavigationItem } from '#engine';
import type { Site } from '#schemas';
import { find, visible } from '../../../tests/support/browser/show-module.tsx';
import { closeDropdowns } from '../browser/navigation.ts';
import examples from '../examples.json' with { type: 'json' };
import { SiteHeader } from './site-header.tsx';

// TypeScript infers wider types for JSON than the documents have.
const { header } = examples.site as unknown as Site;
const navigation = examples.navigation as readonly NavigationItem[];

function show(path = '/riders/first-ride') {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <SiteHeader header={header} words={englishWords.header} navigation={navigation} path={path} />
      <main id="main" tabIndex={-1}>
        The page
      </main>
    </>,
  );
}

const texts = (selector: string) => visible(selector).map(({ textContent }) => textContent);
const summary = (text: string, within = 'header') =>
  visible(`${within} summary`).find(({ textContent }) => textContent?.includes(text)) as HTMLElement;
const openNames = () => texts('header details[open] > summary');

afterEach(async () => {
  await page.viewport(1280, 800);
  document.body.replaceChildren();
});

it('has no strip above it on a site without sections, search and calls', () => {
  const { primaryCta: _, secondaryCta: __, search: ___, ...plain } = header;
  const html = (own: Site['header'], items: readonly NavigationItem[]) =>
    renderToStaticMarkup(<SiteHeader header={own} words={englishWords.header} navigation={items} path="/" />);
  expect(html(header, [])).toContain('site-header-strip');
  expect(html(plain, [])).not.toContain('site-header-strip');
});

describe('the navigation of a section', () => {
  it('opens a dropdown at the first press of an entry with children, and closes it at the next', async () => {
    show();
    await userEvent.click(summary('Stands'));
    expect(texts('header details a')).toEqual([
      'Stands overview',
      'Ferry wharfForty bicycles, a pump and shade',
      'Old mill',
    ]);
    await userEvent.click(summary('Stands'));
    expect(texts('header details a')).toEqual([]);
  });

  it('has one dropdown open at a time, by keyboard too', async () => {
    show();
    summary('Stands').focus();
    await userEvent.keyboard('{Enter}');
    expect(openNames()).toEqual(['Stands']);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Stands overview');
    summary('Prices').focus();
    await userEvent.keyboard(' ');
    expect(openNames()).toEqual(['Prices']);
  });

  it('opens its dropdown below the header, as wide as the window', async () => {
    show();
    await userEvent.click(summary('Stands'));
    const box = () => find('header details > div').getBoundingClientRect();
    await expect.poll(() => box().top).toBe(find('header').getBoundingClientRect().bottom);
    expect(box().width).toBe(document.documentElement.clientWidth);
  });

  it('is that of the page’s section, or of the first', () => {
    show('/companies');
    expect(texts('header nav[aria-label="Main"] a')).toEqual(['Fleets']);
    show('/elsewhere');
    expect(texts('header nav[aria-label="Main"] a')).toEqual(['Your first ride']);
    expect(document.querySelector('[aria-current]')).toBeNull();
  });
});

describe('an open dropdown', () => {
  async function open() {
    show();
    closeDropdowns(find('header'));
    await userEvent.click(summary('Stands'));
    expect(openNames()).toEqual(['Stands']);
  }

  it('closes with Escape, which gives the focus back to its entry', async () => {
    await open();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(openNames()).toEqual([]);
    expect(document.activeElement).toBe(summary('Stands'));
  });

  it('closes with a press outside, and stays with one inside', async () => {
    await open();
    find('header details p').click();
    expect(openNames()).toEqual(['Stands']);
    find('main').click();
    expect(openNames()).toEqual([]);
  });

  it('closes when the focus goes on', async () => {
    await open();
    find('main').focus();
    expect(openNames()).toEqual([]);
  });

  it('is closed when the page is left, so that Back shows it closed', async () => {
    await open();
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(openNames()).toEqual([]);
  });
});

describe('the menu of a narrow screen', () => {
  async function open(path?: string) {
    await page.viewport(400, 800);
    show(path);
    find('button[commandfor]').click();
  }

  it('opens from its button in the section of the page, locks the scroll, and closes with Escape', async () => {
    await page.viewport(400, 800);
    show();
    expect(texts('nav a')).toEqual([]);
    find('button[commandfor]').click();
    expect(texts('dialog nav :is(a, summary > span)')).toEqual([
      'Back',
      'For riders overview',
      'Stands',
      'Your first ride',
      'Prices',
    ]);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(find<HTMLDialogElement>('dialog').open).toBe(false);
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  });

  it('drills into an entry, and goes back level by level to the sections', async () => {
    await open();
    await userEvent.click(summary('Stands', 'dialog'));
    await expect
      .poll(() => texts('dialog nav :is(a, summary > span, p)'))
      .toEqual(['Back', 'Stands', 'Stands overview', 'Ferry wharf', 'Old mill']);
    const back = summary('Back', 'dialog');
    expect(document.activeElement).toBe(back);
    await userEvent.click(back);
    await expect.poll(() => texts('dialog nav summary > span')).toEqual(['Back', 'Stands', 'Prices']);
    await userEvent.click(summary('Back', 'dialog'));
    await expect
      .poll(() => texts('dialog nav :is(a, summary > span)'))
      .toEqual(['For riders', 'For companies', 'About us']);
  });

  it('begins with the sections on a page outside of them', async () => {
    await open('/elsewhere');
    expect(texts('dialog nav :is(a, summary > span)')).toEqual(['For riders', 'For companies', 'About us']);
  });

  it('is closed and back in the section of the page when the page is left, so that Back shows it so', async () => {
    await open();
    await import('../browser/late/navigation.ts');
    await userEvent.click(summary('Back', 'dialog'));
    await userEvent.click(summary('For companies', 'dialog'));
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(find<HTMLDialogElement>('dialog').open).toBe(false);
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    find('button[commandfor]').click();
    expect(texts('dialog nav a').slice(0, 1)).toEqual(['For riders overview']);
  });

  it('has the search and both calls beside it', async () => {
    await open();
    expect(find('header a[href="/search"][aria-label]').getAttribute('aria-label')).toBe('Search');
    expect(texts('dialog > div a')).toEqual(['Hire a bicycle', 'Get help']);
  });
});
