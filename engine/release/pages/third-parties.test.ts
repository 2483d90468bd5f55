import { describe, expect, it } from 'vitest';
import type { Document, Page, Site } from '#schemas';
import { chatStatusOf, pressEventOf, thirdPartiesOf } from './third-parties.ts';

const script = 'https://party.example/script.js';
const liveChat = { script, status: 'chat-status', pages: { '/hours': 'opening hours' } };
const site = {
  templates: { join: { header: 'simple' } },
  footer: {
    marks: [{ id: 'shelter', window: { script, frames: ['https://frame.example'] } }, { id: 'award' }],
  },
  thirdParties: {
    liveChat: { ...liveChat, connectsTo: ['wss://party.example'] },
    ofModules: { bookings: { script } },
  },
} as unknown as Site;
const page = (path: string, rest: object = {}) =>
  ({ path, template: 'plain', zones: { content: [] }, ...rest }) as unknown as Page;
const namesOn = (shown: Page, of: Site = site) => thirdPartiesOf(of, shown).map(({ name }) => name);

describe('the third parties of a page', () => {
  it('are only those that it needs', () => {
    expect(namesOn(page('/hours'))).toEqual(['live-chat', 'window-shelter']);
    expect(namesOn(page('/other', { zones: { content: [{ type: 'bookings' }] } }))).toEqual([
      'window-shelter',
      'bookings',
    ]);
    expect(namesOn(page('/other', { template: 'Join' }))).toEqual([]);
  });

  it('are the tags of the site, but on a page with a form only those that may be there', () => {
    const scripts = [
      { script, purpose: 'measurement' },
      { script: 'https://party.example/both.js', purpose: 'personalisation', onForms: true },
    ];
    const tagged = { ...site, footer: {}, thirdParties: { tags: { scripts } } } as unknown as Site;
    const purposesOn = (shown: Page) => thirdPartiesOf(tagged, shown).map(({ purpose }) => purpose);
    expect(purposesOn(page('/other'))).toEqual(['measurement', 'personalisation']);
    expect(purposesOn(page('/other', { zones: { content: [{ type: 'form' }] } }))).toEqual([
      'personalisation',
    ]);
  });

  it('say which hosts they use', () => {
    expect(thirdPartiesOf(site, page('/hours'))[0]).toEqual({
      name: 'live-chat',
      script,
      connectsTo: ['wss://party.example'],
      frames: [],
    });
  });
});

it('the status of the chat is asked for pages that have an id, at the address of its operation', () => {
  const operation = { kind: 'operation', expose: { path: '/api/chat' } } as unknown as Document;
  const release = { site, documents: new Map([['chat-status', operation]]) };
  expect(chatStatusOf(release, '/hours')).toBe('/api/chat?pageId=opening%20hours');
  expect(chatStatusOf(release, '/toString')).toBeUndefined();
  expect(chatStatusOf({ site, documents: new Map() }, '/hours')).toBeUndefined();
});

it('the event of presses is the analytics document that the site names', () => {
  const event = { kind: 'analytics', id: 'page-press' } as Document;
  const documents = new Map([['page-press', event]]);
  const named = { site: { ...site, pressEvent: 'page-press' }, documents };
  const pageOf = (type: string) => ({ zones: { content: [{ type }] } }) as unknown as Page;
  expect(pressEventOf(named, pageOf('quote'))).toBe(event);
  expect(pressEventOf(named, pageOf('form'))).toBeUndefined();
  expect(pressEventOf({ site, documents }, pageOf('quote'))).toBeUndefined();
});
