import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { type NavigationItem, withWords } from '#engine';
import type { Page as PageDocument, Site } from '#schemas';
import { find, visible } from '../../tests/support/browser/show-module.tsx';
import { exampleContent } from '../host/example-content.ts';
import { sanitize } from '../host/sanitize.ts';
import { moveHeader } from './browser/header.ts';
import examples from './examples.json' with { type: 'json' };
import { Page } from './page.tsx';
import { PreviewBar } from './preview-bar.tsx';

// TypeScript infers wider types for JSON than the documents have.
const site = withWords(examples.site as unknown as Site, []);
const page = examples.page as unknown as PageDocument;
const navigation = examples.navigation as readonly NavigationItem[];
const host = { ...exampleContent(), site, sanitize, renderForm: () => null, preview: false };

function show(
  rest: Partial<
    Pick<ComponentProps<typeof Page>, 'page' | 'site' | 'exitPreview' | 'problems' | 'times' | 'explained'>
  > = {},
) {
  document.body.innerHTML = renderToStaticMarkup(
    <Page page={page} site={site} host={host} navigation={navigation} year={2031} {...rest} />,
  );
}

const links = (selector: string) => visible(`${selector} a`).map((link) => link.textContent);

describe('a page', () => {
  afterEach(async () => {
    await browserPage.viewport(1280, 800);
  });

  it('shows the sections, the logo, the navigation of its section, the search and both calls', () => {
    show();
    expect(links('header')).toEqual([
      'For riders',
      'For companies',
      'About us',
      'Search',
      'Get help',
      'Hire a bicycle',
      '',
      'Your first ride',
    ]);
    expect(visible('header summary').map(({ textContent }) => textContent)).toEqual(['Stands', 'Prices']);
    expect(find('header a[href="/"]').getAttribute('aria-label')).toBe('Harbour home page');
  });

  it('says above it when visitors see it, where an author sees a preview', () => {
    show({ times: ['Visitors see this page from 2031-06-01 09:00 on.'] });
    expect(find('[aria-label="Times"]').textContent).toBe('Visitors see this page from 2031-06-01 09:00 on.');
    show();
    expect(visible('[aria-label="Times"]')).toEqual([]);
  });

  it('explains its steps below, folded, where an author sees a preview', () => {
    const explanation = {
      step: 'bread',
      itself: ['The journey begins with the step "bread".'],
      fields: [
        { name: 'kind', label: 'Which bread?', outcome: 'shown', lines: ['"kind" is shown:', '  true'] },
      ],
      next: [],
    } as const;
    show({ explained: [{ explanation, link: '/api/preview?slug=%2Forder' }] });
    const panel = find('section[aria-label="Preview"]');
    expect(panel.querySelector('details')?.open).toBe(false);
    expect(panel.querySelector('details details pre')?.textContent).toBe(
      'The journey begins with the step "bread".',
    );
    expect(panel.textContent).toContain('“Which bread?” is shown');
    const links = [...panel.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['', '/api/preview?slug=%2Forder']);
    expect(panel.closest('main')).toBeNull();
  });

  it('has nothing of an explanation for visitors', () => {
    show();
    expect(document.body.innerHTML).not.toContain('preview-why');
    expect(document.querySelector('section[aria-label="Preview"]')).toBeNull();
  });

  it('marks its entry in the navigation, and the section it belongs to', () => {
    show();
    expect(visible('header [aria-current]').map((link) => [link.textContent, link.ariaCurrent])).toEqual([
      ['For riders', 'true'],
      ['Your first ride', 'page'],
    ]);
  });

  it('has the logo and the second call alone in a simple header', () => {
    show({ page: { ...page, header: 'simple' } });
    expect(links('header')).toEqual(['', 'Get help']);
    expect(document.querySelector('[popover]')).toBeNull();
  });

  it.each(['shown', 'simple', 'hidden'] as const)(
    'has the first alert at its top with a header that is %s',
    (header) => {
      const alerts = { query: { list: 'alerts' } };
      const items = [1, 2].map((contentID) => ({
        contentID,
        referenceName: 'alerts',
        itemOrder: contentID,
        fields: { text: `Alert ${contentID}` },
      }));
      const content = { ...host, items: () => items };
      document.body.innerHTML = renderToStaticMarkup(
        <Page page={{ ...page, header }} site={{ ...site, alerts }} host={content} year={2031} />,
      );
      expect(visible('section[aria-label="Notice"]').map((alert) => alert.textContent)).toEqual(['Alert 1']);
      expect(
        find('section').compareDocumentPosition(find('main')) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy();
    },
  );

  it('has no header when the document hides it', () => {
    show({ page: { ...page, header: 'hidden' } });
    expect(document.querySelector('header')).toBeNull();
  });

  it('lets a keyboard skip the header first', async () => {
    show();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Skip to main content');
    expect(document.querySelector(document.activeElement?.getAttribute('href') ?? '')?.localName).toBe(
      'main',
    );
  });

  it('shows the phone numbers and the copyright message with the current year in its footer', () => {
    show();
    expect(find('footer').textContent).toContain('© 2031 Harbour Bicycles');
    expect(find('footer a[href="tel:0800000100"]').textContent).toBe('0800 000 100');
  });

  it('has the header, the numbers and the width of its template, unless the page says otherwise', () => {
    const numbers = () => visible('footer a[href^="tel:"]').map((link) => link.textContent);
    const templates: Site['templates'] = {
      Hire: { header: 'simple', phones: ['business'], width: 'wide' },
      plain: {},
    };
    const phoneLabels = { home: 'For riders', business: 'For companies' };
    const withTemplates = {
      ...site,
      templates,
      defaultTemplate: 'plain',
      footer: { ...site.footer, phoneLabels },
    };
    show({ site: withTemplates, page: { ...page, template: 'HIRE' } });
    expect(links('header')).toEqual(['', 'Get help']);
    expect(numbers()).toEqual(['For companies 0800 000 200']);
    expect(getComputedStyle(find('footer')).getPropertyValue('--sizes-content')).toBe('90rem');
    show({ site: withTemplates, page: { ...page, template: 'HIRE', header: 'hidden' } });
    expect(document.querySelector('header')).toBeNull();
    show({ site: withTemplates, page: { ...page, template: 'no such' } });
    expect(links('header')).toContain('For riders');
    expect(numbers()).toEqual(['For riders 0800 000 100', 'For companies 0800 000 200']);
  });

  it('keeps the focus in its open menu, and gives it back to the button', async () => {
    await browserPage.viewport(400, 800);
    show();
    const opener = find<HTMLButtonElement>('button[commandfor]');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const menu = find('dialog');
    await expect.element(browserPage.getByRole('dialog', { name: 'Main' })).toBeVisible();
    // A full cycle: after the last link come the browser's own controls, which a test does not have.
    for (const _ of visible('dialog :is(a, button, summary)')) {
      expect(menu.contains(document.activeElement)).toBe(true);
      await userEvent.tab();
    }
    expect([menu, document.body].some((place) => place.contains(document.activeElement))).toBe(true);
    expect(document.activeElement?.closest('header, main, footer')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(opener);
  });

  it('takes the page behind away where the menu is but a popover', async () => {
    await browserPage.viewport(400, 800);
    show();
    find<HTMLDialogElement>('dialog').showPopover();
    for (const part of ['header', 'main', 'footer'])
      expect(getComputedStyle(find(part)).visibility).toBe('hidden');
    find<HTMLDialogElement>('dialog').hidePopover();
    expect(getComputedStyle(find('main')).visibility).toBe('visible');
  });

  it('offers the way out of preview only when asked to', () => {
    show();
    expect(document.querySelector('[data-island="preview-bar"]')).toBeNull();
    show({ exitPreview: true });
    const { props = '' } = find('[data-island="preview-bar"]').dataset;
    document.body.innerHTML = renderToStaticMarkup(<PreviewBar {...JSON.parse(props)} />);
    expect(find('a').getAttribute('href')).toBe('/api/exit-preview?slug=%2Friders%2Ffirst-ride');
    expect(find('a').textContent).toBe('Exit Preview');
  });

  it('shows the problems of the drafts above all else, as text', () => {
    show();
    expect(document.querySelector('[role="alert"]')).toBeNull();
    show({
      problems: [
        {
          code: 'unknown-module',
          severity: 'error',
          document: 'home',
          pointer: '/zones/content/0',
          line: 3,
          message: 'Unknown <b>.',
        },
      ],
    });
    expect(find('[role="alert"]').textContent).toContain('home:3 /zones/content/0 Unknown <b>.');
  });
});

describe('the header of a page that is being read', () => {
  const scroll = async (y: number) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  };
  const away = () => find('header').hasAttribute('data-away');

  afterEach(() => window.scrollTo({ top: 0, behavior: 'instant' }));

  it('leaves downwards, returns upwards, and freezes while the footer is in view', async () => {
    show();
    find('main').style.height = '6000px';
    moveHeader(find('header'), find('footer'));
    await scroll(120);
    expect(away()).toBe(false);
    await scroll(800);
    expect(away()).toBe(true);
    await scroll(780);
    expect(away()).toBe(true);
    await scroll(700);
    expect(away()).toBe(false);
    await scroll(document.documentElement.scrollHeight - window.innerHeight - 200);
    await scroll(document.documentElement.scrollHeight);
    const atTheFooter = away();
    await scroll(document.documentElement.scrollHeight - window.innerHeight - 60);
    expect(away()).toBe(atTheFooter);
    await scroll(0);
    await expect.poll(() => away()).toBe(false);
  });
});

describe('a fragment of the address', () => {
  afterEach(async () => {
    history.replaceState(null, '', location.pathname + location.search);
    document.documentElement.style.scrollBehavior = '';
    await browserPage.viewport(1280, 800);
  });

  it.each([
    [375, 88],
    [1280, 104],
  ])('rests below the header, %s px wide %s px from the top', async (width, top) => {
    await browserPage.viewport(width, 800);
    show();
    find('main').style.height = '6000px';
    const target = find('main').appendChild(document.createElement('h2'));
    document.documentElement.style.scrollBehavior = 'auto';
    target.id = 'part';
    target.style.marginTop = '2000px';
    target.textContent = 'A part';
    location.hash = '#part';
    await expect.poll(() => Math.round(target.getBoundingClientRect().top)).toBe(top);
  });
});

describe('the way out of preview', () => {
  let root: Root | undefined;

  /**
   * Presses the button and gives the visitor's answer. Returns the question and whether the browser left the
   * page.
   */
  function press(answer: boolean, path = location.pathname) {
    // Test files share a page: whatever another has left there has links, too.
    document.body.replaceChildren();
    const holder = document.body.appendChild(document.createElement('div'));
    root = createRoot(holder);
    flushSync(() => root?.render(<PreviewBar words={site.words.previewBar} path={path} />));
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(answer);
    let left: string | undefined;
    const stay = (event: Event) => {
      if (!event.defaultPrevented) left = find<HTMLAnchorElement>('a').getAttribute('href') ?? '';
      event.preventDefault();
    };
    window.addEventListener('click', stay, { once: true });
    find('a').click();
    return { question: ask.mock.calls[0]?.[0], left };
  }

  afterEach(() => {
    vi.restoreAllMocks();
    root?.unmount();
    document.body.replaceChildren();
  });

  const question = 'Would you like to exit Preview Mode?';
  const leftForHere = () => `/api/exit-preview?slug=${encodeURIComponent(location.pathname)}`;

  it('asks first, and leaves after a yes', () => {
    expect(press(true)).toEqual({ question, left: leftForHere() });
  });

  it('leads to the current path where the page stands in for one that is not there', () => {
    expect(press(true, '/not-found')).toEqual({ question, left: leftForHere() });
  });

  it('stays on the page after a no', () => {
    expect(press(false)).toEqual({ question, left: undefined });
  });
});
