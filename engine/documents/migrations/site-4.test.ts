import { expect, it } from 'vitest';
import { site4 } from './site-4.ts';

it('words of the product stand in one place', () => {
  const site = {
    kind: 'site',
    header: { contentID: 1, labels: { home: 'Crumb home page' } },
    alerts: { query: { list: 'alerts' }, label: 'Notice', closeLabel: 'Close this notice' },
    previewBar: { exitLabel: 'Exit', question: 'Exit?' },
    messages: {
      loading: 'Loading',
      submissions: { received: 'Thanks' },
      forms: {
        yes: 'Yes',
        durations: {
          day: '{n} day',
          days: '{n} days',
          hour: 'an hour ({n})',
          hours: '{n} hours',
          minute: '{n} minute',
          minutes: '{n} minutes',
        },
      },
      fieldErrors: { required: 'Please answer' },
    },
  };
  expect(site4.migrate(site)).toEqual({
    kind: 'site',
    header: { contentID: 1 },
    alerts: { query: { list: 'alerts' } },
    words: {
      header: { home: 'Crumb home page' },
      alerts: { label: 'Notice', closeLabel: 'Close this notice' },
      previewBar: { exitLabel: 'Exit', question: 'Exit?' },
      messages: { loading: 'Loading' },
      submissions: { received: 'Thanks' },
      forms: {
        yes: 'Yes',
        durations: {
          day: '{n, plural, one {# day} other {# days}}',
          hour: '{n, plural, one {an hour (#)} other {# hours}}',
          minute: '{n, plural, one {# minute} other {# minutes}}',
        },
      },
      fieldErrors: { required: 'Please answer' },
    },
  });
});

it('a site without alerts gets none', () => {
  const site = { kind: 'site', header: { contentID: 1 }, messages: {} };
  expect(site4.migrate(site)).toEqual({ kind: 'site', header: { contentID: 1 }, words: { messages: {} } });
});
