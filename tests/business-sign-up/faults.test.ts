import { describe, expect, it } from 'vitest';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { journeyVisits } from '../support/journeys/journey-visits.ts';
import { begin, businessJourney, type Choices, contact, found, go, goToPayment, laneOf } from './visitors.ts';

const at = journeyVisits(businessJourney, shippedRelease());

const choices: Choices = {
  type: 'sole-trader',
  wanted: ['electricity'],
  term: '12-MONTH',
  address: 'finder',
  payment: 'direct-debit',
  isMoving: false,
  hasTwoBottles: false,
  day: 1,
};

/** The ways in which a service may fail; each is tried for every service that a business needs. */
const kinds = [{ kind: 'status', status: 500 }, { kind: 'malformed-json' }, { kind: 'reset' }] as const;

describe.each(kinds)('a service that fails with $kind', (fault) => {
  it('while supply points are looked up blocks Continue, and offers to enter an ICP number', async () => {
    await begin(at.visitor, 'other');
    at.sandbox.state.faults.replace([{ service: 'provider', path: '/supplypoint/icplist', ...fault }]);
    const filled = found(laneOf('Trading'));
    for (const _ of ['first', 'again']) {
      expect(await at.visitor.submit('address', filled)).toMatchObject({ outcome: 'invalid' });
    }
    at.sandbox.state.faults.clear();
    // Pressed once more, the address is looked up anew.
    expect(await go(at.visitor, 'address', filled)).toBe('fuel');
  });

  it('while offers are asked for stops nobody, and leads to a call once the fuels are chosen', async () => {
    await begin(at.visitor, 'other');
    at.sandbox.state.faults.replace([{ service: 'provider', path: '/pricing/onlineoffers', ...fault }]);
    expect(await go(at.visitor, 'address', found(laneOf('Trading')))).toBe('fuel');
    expect(await go(at.visitor, 'fuel', [['products', 'electricity']])).toBe('callback');
    await go(at.visitor, 'callback', [...contact, ['recaptcha', 'true']]);
    expect(at.sandbox.state.leads.all()).toMatchObject([{ body: { reason: 'no rates available' } }]);
  });

  it('for tickets and names of banks is not heard of', async () => {
    at.sandbox.state.faults.replace([
      { service: 'site-api', path: '/api/zendesk/createticket', ...fault },
      { service: 'site-api', path: '/api/zendesk/updateticket', ...fault },
      { service: 'site-api', path: '/api/npa/findBankName', ...fault },
    ]);
    const payment = await goToPayment(at.visitor, choices);
    expect(await go(at.visitor, 'payment', payment)).toBe('success');
    expect(at.sandbox.state.signUps.all()).toHaveLength(1);
  });
});

describe('what a business says of itself and of whom it sends', () => {
  it('is encrypted in the store where it is private, and forgotten once it has signed up', async () => {
    const payment = await goToPayment(at.visitor, choices);
    const { sessions } = at.instance.deps;
    const id = sessions.ids.read(at.visitor) ?? '';
    const kept = await sessions.read(id, businessJourney);
    const readable = JSON.stringify(kept?.state);
    for (const secret of ['Aroha', 'aroha@example.co.nz', '0215550100', 'DL123456', '1988-02-29']) {
      expect(readable, secret).not.toContain(secret);
      if (secret !== '0215550100') expect(JSON.stringify(kept?.sensitive), secret).toContain(secret);
    }
    expect(await go(at.visitor, 'payment', payment)).toBe('success');
    const after = await sessions.read(sessions.ids.read(at.visitor) ?? '', businessJourney);
    const all = JSON.stringify([after?.state, after?.sensitive]);
    for (const secret of ['DL123456', '1988-02-29', '01-0902-0068389-00', '0215550100']) {
      expect(all, secret).not.toContain(secret);
    }
  });
});
