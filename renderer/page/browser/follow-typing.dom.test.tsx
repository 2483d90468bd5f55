import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { followRegions } from './follow-regions.ts';

/** A region as the server makes it: a field with what the address asks. */
function regionFor(url: string): string {
  const query = new URL(url, location.href).searchParams.get('q') ?? '';
  return `<div data-region="content/0"><form action="${location.pathname}" method="get">
    <input id="field" type="search" name="q" value="${query}" data-region-typing></form>
    <p role="status">found ${query}</p></div>`;
}

const asked: string[] = [];
const field = () => document.querySelector<HTMLInputElement>('#field') as HTMLInputElement;
const status = () => document.querySelector('[role=status]')?.textContent;
const startAddress = location.href;
let isFollowing = false;

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = String(input);
    asked.push(new URL(url).search);
    return new Response(regionFor(url), { headers: { 'content-type': 'text/html' } });
  });
  document.body.innerHTML = regionFor('?');
  if (!isFollowing) followRegions(document, () => undefined);
  isFollowing = true;
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, '', startAddress);
});

describe('typing in a region', () => {
  it('asks after a pause, keeps the focus, and is one step in the history', async () => {
    const steps = history.length;
    await userEvent.click(field());
    await userEvent.keyboard('rye');
    await expect.poll(status).toBe('found rye');
    await userEvent.keyboard(' bread');
    await expect.poll(status).toBe('found rye bread');
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('rye bread');
    expect(history.length).toBe(steps + 1);
    expect(asked.length).toBeLessThanOrEqual(4);
    await userEvent.keyboard('{Enter}');
    history.back();
    await expect.poll(() => location.search).not.toContain('rye');
    await expect.poll(status).toBe('found ');
    expect(field().value).toBe('');
  });

  it('shows what the field holds in the end, also while an answer is on its way', async () => {
    await userEvent.click(field());
    await userEvent.keyboard('oat');
    await expect.poll(() => location.search).toContain('oat');
    await userEvent.fill(field(), '');
    await expect.poll(status).toBe('found ');
    expect(field().value).toBe('');
  });
});
