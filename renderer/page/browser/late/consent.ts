import { askConsent } from '../consent.ts';

/** Not that of other third parties, whose file pages with a form need not load. A tag that fails changes nothing. */
function load(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  document.head.append(script);
}

const whenIdle = self.requestIdleCallback ?? setTimeout;
whenIdle(() => askConsent(document, load));
