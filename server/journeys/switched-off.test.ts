import { describe, expect, it } from 'vitest';
import { serveBakery } from '../../tests/support/instances/served-site.ts';

describe('what operators have switched off', () => {
  it.each([
    ['a service', 'oven'],
    ['an operation', 'bake'],
    ['both', 'oven, bake'],
  ])('is not called, and the visitor is told so in the words of the site: %s', async (_, names) => {
    const { order, baked, log } = await serveBakery({ WAYMARK_SWITCHED_OFF: names });
    const reply = await (await order('Aroha')).json();
    expect(reply).toMatchObject({
      outcome: 'failed',
      location: '/order',
      notices: [{ message: 'The oven is cold today' }, { message: 'We are on holiday', tone: 'error' }],
    });
    expect(baked).toEqual([]);
    expect(log).toContainEqual(
      expect.objectContaining({ msg: 'operation failed', operation: 'bake', reason: 'switched-off' }),
    );
  });

  it('is not called by a button of a field either', async () => {
    const { order, baked } = await serveBakery({ WAYMARK_SWITCHED_OFF: 'oven' });
    const reply = await (await order('Aroha', {}, { _press: 'taste' })).json();
    expect(reply).toMatchObject({ outcome: 'updated', notices: [{ message: 'We are on holiday' }] });
    expect(baked).toEqual([]);
  });

  it('leaves everything else as it is: without it, a failed call says only what its action says', async () => {
    const { order, baked, setOven } = await serveBakery();
    setOven(500);
    const reply = await (await order('Aroha')).json();
    expect(reply).toMatchObject({ outcome: 'failed' });
    expect(JSON.stringify(reply)).not.toContain('We are on holiday');
    expect(baked).toHaveLength(1);
  });

  it('has to be known, or the site does not start', async () => {
    await expect(serveBakery({ WAYMARK_SWITCHED_OFF: 'ovne' })).rejects.toThrow(
      'WAYMARK_SWITCHED_OFF names "ovne", which is neither a service nor an operation. Did you mean "oven"?',
    );
  });
});
