import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { PictureSeries as PictureSeriesModule } from '#schemas';
import { find, visible } from '../../../tests/support/browser/show-module.tsx';
import { exampleSite } from '../../host/example-content.ts';
import { exampleSeries } from './example-series.ts';
import examples from './examples.json' with { type: 'json' };
import { PictureSeries } from './picture-series.tsx';

function show(name: string, wanted: string | null = null) {
  const module = examples.find((each) => each.name === name)?.module as PictureSeriesModule;
  document.body.innerHTML = renderToStaticMarkup(
    <PictureSeries
      module={module}
      data={exampleSeries(module, wanted)}
      query=""
      path="/tides/wharf"
      place="content/0"
      site={exampleSite}
    />,
  );
}

const links = () => visible('nav a').map((link) => [link.textContent, link.getAttribute('href')]);

describe('a series of pictures', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows the first time frame at first, and links to each', () => {
    show('Tides');
    expect(find('h1').textContent).toBe('Wharf 3');
    expect(find('h1').previousElementSibling?.textContent).toBe('Tide');
    expect(links()).toEqual([
      ['1 day', '/tides/wharf'],
      ['7 days', '/tides/wharf?timeframe=7d'],
      ['1 month', '/tides/wharf?timeframe=1m'],
    ]);
    expect(find('[aria-current]').textContent).toBe('1 day');
    expect(find<HTMLImageElement>('img').alt).toBe('Tide at Wharf 3, 1 day');
  });

  it('shows the time frame that the address names, and says so', () => {
    show('Tides', '1m');
    expect(find('[aria-current]').textContent).toBe('1 month');
    expect(find('[role=status]').textContent).toBe('1 month');
    expect(find<HTMLImageElement>('img').alt).toBe('Tide at Wharf 3, 1 month');
    show('Tides', '<b>');
    expect(find('[aria-current]').textContent).toBe('1 day');
  });

  it('has the text of its item under the picture', () => {
    show('Tides');
    expect(find('figure ~ div b').textContent).toBe('third pile');
  });

  it('shows the text of a picture in its place when there is none', () => {
    show('Without a picture');
    expect(document.querySelector('img')).toBeNull();
    expect(find('figure').textContent).toBe('Tide at Wharf 3, 1 day');
  });

  it('keeps its heading when the data cannot be had', () => {
    show('Without data');
    expect(find('h1').textContent).toBe('Wharf 3 tide');
    expect(document.querySelector('nav')).toBeNull();
    expect(document.body.textContent).toContain('Error fetching data');
  });
});
