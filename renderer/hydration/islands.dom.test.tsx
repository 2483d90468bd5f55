import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { englishFormWords } from '../host/form-words.fixture.ts';
import { IslandPlace } from '../islands/island-place.tsx';
import { exampleStep } from '../journey/example-step.fixture.ts';
import type { JourneyFormProps } from '../journey/journey-form-props.ts';
import { hydrateIslands } from './browser.ts';
import { findIsland } from './registry.ts';
import { renderIsland } from './render-island.ts';

const bar = { words: { exitLabel: 'Leave', question: 'Leave </script>?' }, path: '/about' };
const form: JourneyFormProps = {
  model: exampleStep(),
  action: '/api/journeys/cake-order/order',
  validatorsSrc: 'data:text/javascript,export default {}',
  humanCheck: { kind: 'checkbox' },
  words: englishFormWords,
};

/** An address at which a value is served as JSON. */
function addressOf(value: object): string {
  const blob = new Blob([JSON.stringify(value)], { type: 'application/json' });
  return URL.createObjectURL(blob);
}

/** Whether React has hydrated an element. */
const isAlive = (selector: string) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));

async function show(name: string, props: object, before = ''): Promise<void> {
  const { html } = await renderIsland(name, props);
  document.body.innerHTML = before + html.join('');
}

afterEach(() => {
  document.body.replaceChildren();
  window.scrollTo(0, 0);
});

describe('the place of an island', () => {
  it('names it, and its props or its place among those of the page', () => {
    document.body.innerHTML = renderToStaticMarkup(
      <>
        <IslandPlace name="preview-bar" props={bar} />
        <IslandPlace name="journey-form" place="cake-order/order" />
      </>,
    );
    const [first, second] = document.querySelectorAll<HTMLElement>('template');
    expect(first?.dataset.island).toBe('preview-bar');
    expect(JSON.parse(first?.dataset.props ?? '')).toEqual(bar);
    expect({ ...second?.dataset }).toEqual({ island: 'journey-form', place: 'cake-order/order' });
  });
});

describe('an island', () => {
  it('works as HTML before its scripts come, and as React from then on', async () => {
    await show('journey-form', form);
    expect(document.querySelector('form')?.method).toBe('post');
    expect(isAlive('form')).toBe(false);
    const html = document.querySelector('form')?.outerHTML;
    hydrateIslands(document);
    await expect.poll(() => isAlive('form')).toBe(true);
    expect(document.querySelector('form')?.outerHTML).toBe(html);
  });

  it('fetches the part of its props that is a file of its own', async () => {
    const { definition, ...own } = form.model;
    const definitionSrc = addressOf(definition);
    await show('journey-form', { ...form, definitionSrc });
    const props = JSON.parse(document.querySelector('script[type="application/json"]')?.textContent ?? '');
    expect(props.model).toEqual(JSON.parse(JSON.stringify(own)));
    const html = document.querySelector('form')?.outerHTML;
    hydrateIslands(document);
    await expect.poll(() => isAlive('form')).toBe(true);
    expect(document.querySelector('form')?.outerHTML).toBe(html);
  });

  it('has props that nothing in them can break out of', async () => {
    await show('preview-bar', bar);
    const script = document.querySelector('script[type="application/json"]');
    expect(JSON.parse(script?.textContent ?? '')).toEqual(bar);
    expect(document.body.querySelectorAll('script')).toHaveLength(1);
  });

  it('can wait until it comes into view', async () => {
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const below =
      '<style>[data-island] > * { position: static !important }</style><div style="height: 300vh"></div>';
    await show('preview-bar', bar, below);
    hydrateIslands(document);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isAlive('a')).toBe(false);
    document.querySelector('a')?.scrollIntoView();
    await expect.poll(() => isAlive('a')).toBe(true);
    await userEvent.click(page.getByText('Leave'));
    expect(ask).toHaveBeenCalledWith(bar.words.question);
  });

  it('says what the title of its page begins with', async () => {
    const notices = [{ tone: 'error' as const, message: 'Sorry' }];
    const wrong = { ...form, model: { ...form.model, notices } };
    expect((await renderIsland('journey-form', form)).titlePrefix).toBe('');
    expect((await renderIsland('journey-form', wrong)).titlePrefix).toMatch(/^\w+: $/);
  });

  it('has a name of the registry', async () => {
    expect(findIsland('toString')).toBeUndefined();
    await expect(renderIsland('journey', {})).rejects.toThrow('No island is called "journey".');
  });
});
