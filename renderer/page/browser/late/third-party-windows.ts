import { loadThirdParty, onceNear } from '../third-party.ts';

/** How a window is attached to its link: see `start` of a window in the schema of third parties. */
interface Start {
  readonly create?: string;
  readonly with?: object;
  readonly call?: string;
}

type Constructor = new (options?: object) => Record<string, (() => void) | undefined>;

const host = window as unknown as Record<string, Constructor | undefined>;

async function attach({ id, dataset }: HTMLElement): Promise<void> {
  // Without the script the link leads to its address.
  await loadThirdParty(`window-${id}`).catch(() => undefined);
  const { create = '', with: options, call = '' }: Start = JSON.parse(dataset.window ?? '{}');
  const Created = host[create];
  if (Created) new Created(options)[call]?.();
}

for (const link of document.querySelectorAll<HTMLElement>('[data-window]'))
  onceNear(link, () => void attach(link));
