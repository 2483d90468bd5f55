import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, showModule, visible } from '../../../tests/support/browser/show-module.tsx';
import { stopVideos } from '../../page/browser/stop-videos.ts';

const show = (video = 'https://www.youtube.com/watch?v=abc', preview = false) =>
  showModule(
    {
      type: 'video-card',
      title: 'A film',
      video,
      image: { src: '/images/scene-lake.svg', alt: '', width: 1200, height: 900 },
    },
    { preview },
  );
const opener = () => find<HTMLButtonElement>('section button');
const isOpen = () => find<HTMLDialogElement>('dialog').matches(':open, :popover-open');

describe('a video card', () => {
  it('plays its video in an overlay, on the host that sets no cookies', async () => {
    show();
    expect(visible('iframe')).toEqual([]);
    expect(opener().getAttribute('aria-label')).toBe('Play video: A film');
    await userEvent.click(opener());
    expect(isOpen()).toBe(true);
    const playing = () => visible('iframe').map((frame) => frame.getAttribute('src'));
    await expect.poll(playing).toEqual(['https://www.youtube-nocookie.com/embed/abc']);
  });

  it('closes with its button and with Escape, and gives the focus back', async () => {
    show();
    for (const close of [
      () => userEvent.click(find('dialog button')),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      opener().focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(isOpen).toBe(true);
      await close();
      await expect.poll(isOpen).toBe(false);
      expect(document.activeElement).toBe(opener());
    }
  });

  it('stops the video when it closes', async () => {
    show();
    stopVideos(document);
    const frame = find('iframe');
    await userEvent.click(opener());
    expect(frame.isConnected).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => frame.isConnected).toBe(false);
    expect(find('iframe').getAttribute('src')).toBe(frame.getAttribute('src'));
  });

  it('hides when its address has no video, and says so in preview', () => {
    expect(show('https://example.org/film').innerHTML).toBe('');
    expect(show('https://example.org/film', true).textContent).toContain('needs an address with v=');
  });
});
