import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { HeaderBanner } from '#schemas';
import { find, showModule, visible } from '../../../tests/support/browser/show-module.tsx';

const show = (rest: Partial<HeaderBanner> = {}) =>
  showModule({ type: 'header-banner', variant: 'plain', level: 1, title: 'Welcome', ...rest });
const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`;
const image = { src: '/images/scene-lake.svg', alt: 'A lake', width: 1200, height: 900 };

describe('a header banner', () => {
  afterEach(() => page.viewport(1280, 800));

  it('holds the first-level heading of the page, the description and both calls to action', () => {
    show({
      description: 'Come in.',
      primaryCta: { label: 'Join', href: '/join' },
      secondaryCta: { label: 'Look around', href: '/look', target: '_blank' },
    });
    expect(find('h1').textContent).toBe('Welcome');
    expect(find('p').textContent).toBe('Come in.');
    expect(find('a[href="/join"]').textContent).toBe('Join');
    expect(find('a[href="/look"]').getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('is only a heading without the rest', () => {
    show();
    expect(visible('p, a, img, details')).toEqual([]);
  });

  it('takes less room with each level', () => {
    const heights = ([1, 2, 3] as const).map((level) => show({ level }).firstElementChild?.clientHeight ?? 0);
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(new Set(heights).size).toBe(3);
  });

  it('shows a picture in the image variants alone', () => {
    for (const variant of ['grey-image', 'orange-image'] as const) {
      show({ variant, image });
      expect(find('img').getAttribute('alt')).toBe('A lake');
    }
    for (const variant of ['plain', 'dark', 'light'] as const) {
      expect(show({ variant, image }).querySelector('img')).toBeNull();
    }
  });

  it('plays the video cut for the width of the screen', async () => {
    show({ video: { label: 'Watch', mobile: watch('m1'), tablet: watch('t1'), desktop: watch('d1') } });
    find('summary').click();
    const playing = () => visible('iframe').map((frame) => frame.getAttribute('src'));
    await expect.poll(playing).toEqual(['https://www.youtube-nocookie.com/embed/d1']);
    await page.viewport(700, 800);
    await expect.poll(playing).toEqual(['https://www.youtube-nocookie.com/embed/t1']);
    await page.viewport(400, 800);
    await expect.poll(playing).toEqual(['https://www.youtube-nocookie.com/embed/m1']);
  });

  it('plays the only cut at every width', async () => {
    show({ video: { label: 'Watch', desktop: watch('d1') } });
    find('summary').click();
    await page.viewport(400, 800);
    await expect.poll(() => visible('iframe')).toHaveLength(1);
  });

  it('has no video when no address has one', () => {
    show({ video: { label: 'Watch', desktop: 'https://example.org/film' } });
    expect(document.querySelector('details')).toBeNull();
  });
});
