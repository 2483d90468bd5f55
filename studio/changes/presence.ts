import { useEffect, useRef, useState } from 'react';
import { request } from '../base/request.ts';
import type { ChangeSet } from '../base/types.ts';
import type { ChangedDraft, Work } from './work.ts';

/** Where somebody is in a change set. */
export interface Whereabouts {
  /** Path of the page that they have open. */
  readonly path: string | null;
  readonly document: string | null;
  readonly pointer: string | null;
}

/** Somebody else who has the change set open. */
export interface Present extends Whereabouts {
  readonly id: string;
  readonly name: string;
}

/** Others in the change set, and its state by now. */
export interface Company {
  readonly people: readonly Present[];
  readonly state: ChangeSet['state'];
}

interface Answer extends Company {
  readonly drafts: readonly ChangedDraft[];
}

export interface FollowOptions {
  readonly work: Work;
  /** Id of the change set. */
  readonly set: string;
  readonly where: () => Whereabouts;
  readonly onCompany: (company: Company) => void;
  readonly isHidden: () => boolean;
}

const aloneMs = 2_000;
const togetherMs = 1_000;
const hiddenMs = 4_000;
/** Browsers stop the timers of tabs that were not looked at for minutes. */
const awayMs = 120_000;
/** The server forgets a tab that it hears nothing of for so long. */
const silentMs = 6_000;

/** Says again and again where this tab is, and brings in who else is there, and what they have saved. */
export function followOthers({ work, set, where, onCompany, isHidden }: FollowOptions) {
  const path = `/change-sets/${set}/presence/${tabId()}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let company: Company | undefined;
  let answered = Date.now();
  let seen = Date.now();
  let isAsking = false;
  let isEnded = false;

  function show(next: Company): void {
    if (JSON.stringify(next) === JSON.stringify(company)) return;
    company = next;
    onCompany(next);
  }

  async function ask(): Promise<void> {
    try {
      const { people, drafts, state } = await request<Answer>(
        path,
        'POST',
        { ...where(), known: work.known() },
        silentMs,
      );
      answered = Date.now();
      if (isEnded) return;
      // Drafts of what went live are gone: that is no edit.
      if (state !== 'published') work.receive(drafts);
      show({ people, state });
    } catch {
      if (company && Date.now() - answered > silentMs) show({ ...company, people: [] });
    }
  }

  async function turn(): Promise<void> {
    clearTimeout(timer);
    if (isAsking || isEnded) return;
    if (!isHidden()) seen = Date.now();
    else if (Date.now() - seen > awayMs) return leave();
    isAsking = true;
    await ask();
    isAsking = false;
    if (isEnded) return;
    const isAlone = (company?.people.length ?? 0) === 0;
    timer = setTimeout(() => void turn(), isHidden() ? hiddenMs : isAlone ? aloneMs : togetherMs);
  }

  function leave(): void {
    clearTimeout(timer);
    const headers = { 'content-type': 'application/json' };
    void fetch(`/studio/api${path}`, { method: 'DELETE', headers, body: '{}', keepalive: true }).catch(
      () => undefined,
    );
  }

  void turn();
  return {
    /** Asks at once, as when this tab has gone elsewhere, or is looked at again. */
    ask: () => void turn(),
    leave,
    end() {
      isEnded = true;
      leave();
    },
  };
}

function tabId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Who else is in the change set, told where this tab is; undefined until it is known. */
export function usePresence(work: Work, set: string, where: Whereabouts): Company | undefined {
  const [company, setCompany] = useState<Company>();
  const now = useRef(where);
  now.current = where;
  const follow = useRef<ReturnType<typeof followOthers>>(undefined);
  useEffect(() => {
    const others = followOthers({
      work,
      set,
      where: () => now.current,
      onCompany: setCompany,
      isHidden: () => document.hidden,
    });
    follow.current = others;
    const events = [
      [document, 'visibilitychange', others.ask],
      [window, 'online', others.ask],
      [window, 'pageshow', others.ask],
      [window, 'pagehide', others.leave],
    ] as const;
    for (const [target, event, act] of events) target.addEventListener(event, act);
    return () => {
      for (const [target, event, act] of events) target.removeEventListener(event, act);
      others.end();
    };
  }, [work, set]);
  const { path, document: id, pointer } = where;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told whenever the place is another.
  useEffect(() => follow.current?.ask(), [path, id, pointer]);
  return company;
}
