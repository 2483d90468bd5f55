import { describe, expect, it } from 'vitest';
import { readStepReply } from './step-reply.ts';

const always = { location: '/order', events: [{ event: 'sent' }] };

describe('a reply of the server', () => {
  it.each([
    { outcome: 'accepted', ...always },
    { outcome: 'redirected', ...always },
    { outcome: 'revealed', ...always },
    { outcome: 'invalid', problems: [], ...always },
    { outcome: 'failed', notices: [], ...always, model: { step: 'order' } },
    { outcome: 'updated', notices: [], ...always, model: { step: 'order' } },
  ])('is read as it was sent: $outcome', (reply) => {
    expect(readStepReply(JSON.parse(JSON.stringify(reply)))).toEqual(reply);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'oops'],
    ['another outcome', { outcome: 'exploded', ...always }],
    ['no address', { outcome: 'accepted', events: [] }],
    ['no events', { outcome: 'accepted', location: '/order' }],
    ['events that are no list', { outcome: 'failed', notices: [], location: '/order', events: 'many' }],
    ['no problems', { outcome: 'invalid', ...always }],
    ['no notices', { outcome: 'failed', ...always }],
    ['an update without its step', { outcome: 'updated', notices: [], ...always }],
  ])('is none when it holds %s', (_, body) => {
    expect(readStepReply(body)).toBeUndefined();
  });
});
