import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonValue } from '#engine';
import { type ConnectedServices, findOperation, runOperation } from '#server';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { sandboxForTests } from '../support/instances/sandbox.ts';
import { operationScopeOf } from '../support/journeys/rule-scope.ts';

const release = shippedRelease();
const pricing = '/pricing/onlineoffers';
const electricityIcp = '0000001001SB2EF';
const gasIcp = '1000001001SBAC2';
const lpgIcp = '2000001001SBF01';

const sandbox = sandboxForTests();
let services: ConnectedServices;
beforeEach(() => {
  services = sandbox.connect();
});

async function askOffers(input: { readonly [name: string]: JsonValue }) {
  const operation = findOperation(release, 'offers-by-icp');
  if (!operation) throw new Error('The operation is gone.');
  return runOperation(operation, input, { services, scope: operationScopeOf(release) });
}

describe('the offers of a home by its supply points', () => {
  it('are asked of the browser’s own site', () => {
    expect(release.documents.get('offers-by-icp')).toMatchObject({
      method: 'POST',
      expose: { path: '/api/offers/by-icp' },
    });
  });

  it('are three offers and three results, of one pricing call for each fuel, with an id of its own', async () => {
    const answer = await askOffers({ electricityIcp, gasIcp, lpgIcp });
    const ids = sandbox.received(pricing).map(({ reception }) => reception.headers['x-transaction-id']);
    expect(new Set(ids).size).toBe(3);
    const offers = (type: string) =>
      expect.arrayContaining([
        expect.objectContaining({ code: expect.stringMatching(`^${type}:NPA-PLUS:STANDARD:12-MONTH:`) }),
      ]);
    expect(answer).toEqual({
      ok: true,
      result: {
        elecOffer: offers('ELECTRICITY'),
        elecOffersResult: { isEvPlanAvailable: true },
        gasOffer: offers('GAS'),
        gasOffersResult: {},
        lpgOffer: offers('LPG'),
        lpgOffersResult: {},
      },
    });
    const asked = sandbox.received(pricing).map(({ reception }) => reception.body);
    expect(asked).toHaveLength(3);
    for (const [type, ICPIdentifier] of [
      ['ELECTRICITY', electricityIcp],
      ['GAS', gasIcp],
      ['LPG', lpgIcp],
    ]) {
      expect(asked).toContainEqual(
        expect.objectContaining({
          supplyPoint: { type, ICPIdentifier, chargeClass: 'PRIMARY', installType: 'RESIDENTIAL' },
        }),
      );
    }
  });

  it('are empty for a fuel whose call fails, with the plan for electric cars taken for available', async () => {
    sandbox.plan({ service: 'provider', path: pricing, kind: 'status', status: 400 });
    expect(await askOffers({ electricityIcp })).toEqual({
      ok: true,
      result: { elecOffer: [], elecOffersResult: { isEvPlanAvailable: true, failure: 'status' } },
    });
  });

  it('are refused without any supply point, and nobody is asked', async () => {
    expect(await askOffers({})).toEqual({
      ok: false,
      reason: 'bad-input',
      message: 'No ICPs supplied to request offers',
    });
    expect(sandbox.received(pricing)).toEqual([]);
  });
});
