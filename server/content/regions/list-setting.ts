import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import type { ContentItem, ListSetting } from '#engine';
import type { RegionContext } from './region.ts';

/** Site settings that lists need. */
function listSetting({ release, itemPath }: Pick<RegionContext, 'release' | 'itemPath'>): ListSetting {
  const { language, timeZone } = release.site;
  return { language, timeZone, itemPath, dayOf: (text) => dayIn(text, timeZone) };
}

/** The day of a date, which is the same everywhere, or of a date and time in a time zone. */
export function dayIn(text: string, timeZone: string): string | undefined {
  const time = parseISO(text, { in: tz(timeZone) });
  return isValid(time) ? format(time, 'yyyy-MM-dd') : undefined;
}

/**
 * Prepares a list once for its items: the items of a query are the same array until a release changes them.
 */
export function oncePerItems<Prepared>(
  prepare: (items: readonly ContentItem[], setting: ListSetting) => Prepared,
): (items: readonly ContentItem[], context: Pick<RegionContext, 'release' | 'itemPath'>) => Prepared {
  const known = new WeakMap<readonly ContentItem[], Prepared>();
  return (items, context) => {
    const prepared = known.get(items) ?? prepare(items, listSetting(context));
    known.set(items, prepared);
    return prepared;
  };
}
