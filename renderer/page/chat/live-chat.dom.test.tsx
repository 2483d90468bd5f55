import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LiveChat as Settings } from '#schemas';
import { find } from '../../../tests/support/browser/show-module.tsx';
import { offerLiveChat } from '../browser/live-chat.ts';
import { LiveChat } from './live-chat.tsx';

const chat = {
  environment: 'here',
  deployment: 'd1',
  label: 'Chat with us',
  raisedOn: ['/join'],
} as unknown as Settings;
const host = window as { Genesys?: unknown };

function show(path = '/hours') {
  document.body.innerHTML = renderToStaticMarkup(
    <LiveChat chat={chat} status="/api/chat?pageId=hours" path={path} />,
  );
  return find('[data-live-chat]');
}

afterEach(() => {
  delete host.Genesys;
  document.body.replaceChildren();
});

describe('the button of the chat', () => {
  it('is hidden without scripts', () => {
    expect(show().checkVisibility()).toBe(false);
  });

  it('appears once the chat is active and its script has loaded, and opens it', async () => {
    const launcher = show();
    let loaded = () => {};
    const loadScript = () => new Promise<void>((resolve) => (loaded = resolve));
    const isActive = vi.fn(async () => true);
    const offered = offerLiveChat(launcher, { isActive, loadScript });
    await expect
      .poll(() => (host.Genesys as { c?: object } | undefined)?.c)
      .toEqual({ environment: 'here', deploymentId: 'd1' });
    expect(launcher.checkVisibility()).toBe(false);
    const messenger = vi.fn();
    host.Genesys = messenger;
    loaded();
    await offered;
    expect(isActive.mock.calls).toEqual([['/api/chat?pageId=hours']]);
    find('button').click();
    expect(messenger.mock.calls).toEqual([['command', 'Messenger.open']]);
  });

  it.each([
    ['nobody answers', { isActive: async () => false, loadScript: async () => {} }],
    ['the status fails', { isActive: () => Promise.reject(new Error('504')), loadScript: async () => {} }],
    [
      'the script fails',
      { isActive: async () => true, loadScript: () => Promise.reject(new Error('blocked')) },
    ],
  ])('stays hidden when %s', async (_, deps) => {
    const loadScript = vi.fn(deps.loadScript);
    const launcher = show();
    await offerLiveChat(launcher, { ...deps, loadScript });
    expect(launcher.hidden).toBe(true);
    expect(loadScript.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it('is higher on paths that have something fixed at the bottom', () => {
    const bottomOn = (path: string) => {
      const launcher = show(path);
      launcher.hidden = false;
      return launcher.getBoundingClientRect().bottom;
    };
    expect(bottomOn('/join/cake')).toBeLessThan(bottomOn('/hours'));
  });
});
