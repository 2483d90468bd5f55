import type { JsonObject, Migration } from './migrate.ts';

/** Gathers the words of the product in one place, where a site needs only those that it says differently. */
export const site4: Migration = {
  name: 'gather the words of the product',
  migrate: ({ previewBar, messages, ...site }) => {
    const { labels, ...header } = site.header as JsonObject;
    const { submissions, forms, fieldErrors, ...pages } = messages as JsonObject;
    const { label, closeLabel, ...alerts } = (site.alerts ?? {}) as JsonObject;
    const words = {
      header: labels,
      previewBar,
      messages: pages,
      submissions,
      forms: withPlurals(forms),
      fieldErrors,
    };
    return {
      ...site,
      header,
      ...(site.alerts !== undefined && { alerts }),
      words: { ...said(words), ...(label !== undefined && { alerts: { label, closeLabel } }) },
    };
  },
};

function said(words: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined));
}

function withPlurals(forms: unknown): unknown {
  if (typeof forms !== 'object' || forms === null || !('durations' in forms)) return forms;
  const durations = forms.durations as Readonly<Record<string, string>>;
  const unit = (name: string) =>
    `{n, plural, one {${counted(durations[name])}} other {${counted(durations[`${name}s`])}}}`;
  return { ...forms, durations: { day: unit('day'), hour: unit('hour'), minute: unit('minute') } };
}

const counted = (text: string | undefined) => text?.replace('{n}', '#');
