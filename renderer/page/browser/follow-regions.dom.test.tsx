import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../tests/support/browser/show-module.tsx';
import { cleanUpAfterFile, cleanUpAfterTest } from '../../../tests/support/running/cleanup.ts';
import { followRegions, typingPauseMs } from './follow-regions.ts';

const path = location.pathname;
const start = location.href;

/** A list of breads with a filter, as the server writes it for an address. */
function regionFor(address: string): string {
  const query = new URL(address, location.href).searchParams;
  const wanted = query.getAll('bread');
  const size = Number(query.get('size') ?? 1);
  const box = (bread: string) =>
    `<input type="checkbox" name="bread" value="${bread}" ${wanted.includes(bread) ? 'checked' : ''}>`;
  return `<form action="${path}" method="get">
      <details id="filters"><summary>Filters</summary>${box('rye')}${box('bun')}</details>
      <input type="search" name="q" value="${query.get('q') ?? ''}"><button>Show</button>
      <input id="typed" type="search" name="typed" value="${query.get('typed') ?? ''}" data-region-typing>
    </form>
    <p role="status">${wanted.join(' and ') || 'all'}, ${size} shown</p>
    ${size < 3 ? `<a id="more" data-region-link href="${path}?size=${size + 1}">More</a>` : ''}
    <a id="elsewhere" data-region-link href="/elsewhere">Elsewhere</a>`;
}

interface Asked {
  readonly url: string;
  readonly answer: (status?: number) => Promise<void>;
}
let asked: Asked[] = [];
const go = vi.fn();
const status = () => find('[role=status]').textContent;
const voice = () => find('body > p[aria-live]').textContent;
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

followRegions(document, go);
cleanUpAfterFile(() => history.replaceState(null, '', start));

beforeEach(async () => {
  history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  asked = [];
  go.mockClear();
  const aloud = document.querySelector('body > p[aria-live]');
  document.body.innerHTML = `<div data-region="content/1">${regionFor(path)}</div>`;
  if (aloud) document.body.append(aloud);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      asked.push({
        url: url.replace(location.origin, ''),
        async answer(code = 200) {
          const html = `<html><body><div data-region="content/1">${regionFor(url)}</div></body></html>`;
          resolve(new Response(html, { status: code }));
          await nextTask();
          await nextTask();
        },
      });
    });
  });
  cleanUpAfterTest(() => document.body.replaceChildren());
});

describe('a region that is followed in place', () => {
  it('shows what a link leads to, keeps the focus on it and says so', async () => {
    find('#more').focus();
    await userEvent.click(find('#more'));
    expect(find('[data-region]').getAttribute('aria-busy')).toBe('true');
    await asked[0]?.answer();
    expect([asked[0]?.url, location.search]).toEqual([`${path}?size=2`, '?size=2']);
    expect([status(), voice()]).toEqual(['all, 2 shown', 'all, 2 shown']);
    expect(document.activeElement?.id).toBe('more');
    expect(find('[data-region]').hasAttribute('aria-busy')).toBe(false);
  });

  it('has the focus itself when the link is no longer there', async () => {
    for (const size of [2, 3]) {
      await userEvent.click(find('#more'));
      await asked.at(-1)?.answer();
      expect(status()).toBe(`all, ${size} shown`);
    }
    expect(document.activeElement).toBe(find('[data-region]'));
  });

  it('sends its form at each change, and leaves what is open as it is', async () => {
    await userEvent.click(find('summary'));
    await userEvent.click(find('[value=bun]'));
    expect(asked.map(({ url }) => url)).toEqual([`${path}?bread=bun`]);
    await asked[0]?.answer();
    expect(find<HTMLDetailsElement>('details').open).toBe(true);
    expect(document.activeElement).toBe(find('[value=bun]'));
    expect([status(), find<HTMLInputElement>('[value=bun]').checked]).toEqual(['bun, 1 shown', true]);
  });

  it('keeps what is typed while an answer is on its way', async () => {
    const search = find<HTMLInputElement>('[type=search]');
    await userEvent.type(search, 'ry{Enter}');
    await userEvent.type(search, 'e');
    await asked[0]?.answer();
    const now = find<HTMLInputElement>('[type=search]');
    expect([now.value, now.selectionStart, document.activeElement]).toEqual(['rye', 3, now]);
    expect(asked.map(({ url }) => url)).toEqual([`${path}?q=ry`]);
  });

  it('asks for what is typed after a pause, as one step in the history, and forgets it on the way back', async () => {
    const typed = () => find<HTMLInputElement>('#typed');
    const steps = history.length;
    await userEvent.click(typed());
    await userEvent.keyboard('rye');
    await expect.poll(() => asked.at(-1)?.url).toBe(`${path}?typed=rye`);
    await asked.at(-1)?.answer();
    expect(document.activeElement).toBe(typed());
    await userEvent.keyboard(' bread');
    await expect.poll(() => asked.at(-1)?.url).toBe(`${path}?typed=rye+bread`);
    await asked.at(-1)?.answer();
    await userEvent.keyboard('{Enter}');
    expect([typed().value, history.length]).toEqual(['rye bread', steps + 1]);
    expect(asked.length).toBeLessThan('rye bread'.length);
    history.back();
    await expect.poll(() => asked.at(-1)?.url).toBe(path);
    await asked.at(-1)?.answer();
    expect([typed().value, location.search]).toEqual(['', '']);
  });

  it('shows what is typed in the end, also when it was shown before', async () => {
    await userEvent.type(find('#typed'), 'oat');
    await expect.poll(() => asked.at(-1)?.url).toBe(`${path}?typed=oat`);
    await userEvent.fill(find('#typed'), '');
    await expect.poll(() => asked.at(-1)?.url).toBe(path);
    await asked.at(-1)?.answer();
    expect([find<HTMLInputElement>('#typed').value, location.search]).toEqual(['', '']);
  });

  it('drops an answer that comes late', async () => {
    await userEvent.click(find('summary'));
    await userEvent.click(find('[value=rye]'));
    await userEvent.click(find('[value=bun]'));
    await asked[1]?.answer();
    await asked[0]?.answer();
    expect(status()).toBe('rye and bun, 1 shown');
    expect(go).not.toHaveBeenCalled();
  });

  it('stays where a link led that was followed right after typing', async () => {
    await userEvent.type(find('#typed'), 'rye');
    await userEvent.click(find('#more'));
    await asked.at(-1)?.answer();
    await new Promise((resolve) => setTimeout(resolve, 2 * typingPauseMs));
    expect([asked.at(-1)?.url, location.search]).toEqual([`${path}?size=2`, '?size=2']);
  });

  it('goes back and forward with the browser, and not for fragments', async () => {
    await userEvent.click(find('#more'));
    await asked[0]?.answer();
    history.back();
    await expect.poll(() => asked.length).toBe(2);
    await asked[1]?.answer();
    expect([status(), location.search]).toEqual(['all, 1 shown', '']);
    location.hash = 'top';
    await nextTask();
    expect(asked).toHaveLength(2);
  });

  it('leaves it to the browser when there is no such answer', async () => {
    await userEvent.click(find('#more'));
    await asked[0]?.answer(500);
    expect(go).toHaveBeenCalledWith(`${location.origin}${path}?size=2`);
  });

  it('leaves links to other pages and other buttons to the browser', () => {
    const click = (selector: string, init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      const stop = (late: Event) => late.preventDefault();
      let isTaken = false;
      addEventListener(
        'click',
        (late) => {
          isTaken = late.defaultPrevented;
          stop(late);
        },
        { once: true },
      );
      find(selector).dispatchEvent(event);
      return isTaken;
    };
    expect([click('#elsewhere'), click('#more', { ctrlKey: true }), click('#more')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
