import { createSiteToken } from '../../../state/site-token.ts';
import { offerLiveChat } from '../live-chat.ts';
import { loadThirdParty } from '../third-party.ts';

const launcher = document.querySelector<HTMLElement>('[data-live-chat]');
const token = createSiteToken({
  fetch: (path) => fetch(path, { headers: { accept: 'application/json' }, cache: 'no-store' }),
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
  },
  clock: {
    now: () => Date.now(),
    setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
    clearTimeout: (timer) => clearTimeout(timer as number | undefined),
  },
  // A content page keeps no answers of services.
  onRefresh: () => undefined,
});

async function isActive(status: string): Promise<boolean> {
  const headers = { accept: 'application/json', authorization: `Bearer ${await token.read()}` };
  const answer = await fetch(status, { headers, cache: 'no-store' });
  token.stop();
  return answer.ok && (await answer.json()).active === true;
}

const whenIdle = self.requestIdleCallback ?? setTimeout;
if (launcher)
  whenIdle(() => void offerLiveChat(launcher, { isActive, loadScript: () => loadThirdParty('live-chat') }));
