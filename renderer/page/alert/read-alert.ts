import type { ContentItem } from '#engine';

/** Milliseconds that an alert stays closed, by its `closeDuration`. */
export const closeDurations = { day: 86_400_000, week: 604_800_000, indefinitely: 31_536_000_000 } as const;

interface AlertCall {
  readonly text: string;
  readonly href: string;
  readonly target?: '_blank' | undefined;
}

/** An alert as its item describes it. */
export interface Alert {
  readonly contentID: number;
  readonly text: string;
  readonly tone: 'error' | 'info' | 'warning';
  /** Milliseconds that it stays closed. */
  readonly closedFor: number;
  readonly calls: readonly AlertCall[];
}

/** Reads the fields of an alert; undefined without a text. What is unknown is taken for info, and for a day. */
export function readAlert({ contentID, fields }: ContentItem): Alert | undefined {
  const { text, iconLink, closeDuration, cta1, cta2 } = fields;
  if (typeof text !== 'string' || text === '') return undefined;
  return {
    contentID,
    text,
    tone: iconLink === 'error' || iconLink === 'warning' ? iconLink : 'info',
    closedFor: isDuration(closeDuration) ? closeDurations[closeDuration] : closeDurations.day,
    calls: [cta1, cta2].filter(isCall).map(({ text, href, target }) => ({
      text,
      href,
      target: target === '_blank' ? target : undefined,
    })),
  };
}

/** The alerts of a site for a script of the page, as `<contentID>:<milliseconds>`, the shown one first. */
export function alertsMark(alerts: readonly Alert[]): string {
  return alerts.map(({ contentID, closedFor }) => `${contentID}:${closedFor}`).join(' ');
}

function isDuration(value: unknown): value is keyof typeof closeDurations {
  return typeof value === 'string' && Object.hasOwn(closeDurations, value);
}

function isCall(value: unknown): value is { text: string; href: string; target?: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  const { text, href } = value as { text?: unknown; href?: unknown };
  return typeof text === 'string' && text !== '' && typeof href === 'string';
}
