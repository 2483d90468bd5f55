interface Messenger {
  (kind: 'command', name: string): void;
  q?: unknown[];
  c?: object;
}

export interface LiveChatDeps {
  /** Whether somebody answers now. */
  readonly isActive: (status: string) => Promise<boolean>;
  readonly loadScript: () => Promise<void>;
}

/**
 * Shows the button of the chat once its script has loaded and the status says that the chat is active. The status is
 * asked once; after any failure the button stays hidden.
 */
export async function offerLiveChat(launcher: HTMLElement, deps: LiveChatDeps): Promise<void> {
  const { liveChat = '', environment, deployment } = launcher.dataset;
  const host = window as { Genesys?: Messenger };
  try {
    if (!(await deps.isActive(liveChat))) return;
    // Commands wait in a queue until the script takes over, as its makers say.
    const queue: unknown[] = [];
    host.Genesys ??= Object.assign((...call: unknown[]) => void queue.push(call), {
      q: queue,
      c: { environment, deploymentId: deployment },
    });
    await deps.loadScript();
  } catch {
    return;
  }
  launcher.hidden = false;
  launcher.addEventListener('click', () => host.Genesys?.('command', 'Messenger.open'));
}
