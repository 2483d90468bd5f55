import { describe, expect, it } from 'vitest';
import { joinCaller } from '../testing/join-caller.ts';
import { vehicles } from './provider-routes.ts';

const caller = joinCaller();
const find = (plate: string) => caller.provider(`/vehicle/registration?plate=${encodeURIComponent(plate)}`);

describe('the register of cars', () => {
  it('tells what a car is, by its plate in any case', async () => {
    expect(await find('evblue')).toEqual({
      status: 200,
      body: {
        plate: 'EVBLUE',
        make: 'Nissan',
        model: 'Leaf',
        year: 2019,
        colour: 'Blue',
        isEligibleForEv: true,
      },
    });
  });

  it('has an eligible car in every colour, in another one and in none', () => {
    const colours = vehicles.filter(({ isEligibleForEv }) => isEligibleForEv).map(({ colour }) => colour);
    for (const colour of ['Black', 'Blue', 'Green', 'Grey', 'Red', 'Silver', 'White', 'Orange', undefined]) {
      expect(colours).toContain(colour);
    }
  });

  it('says which cars are not eligible', async () => {
    expect((await find('PETROL')).body.isEligibleForEv).toBe(false);
  });

  it.each([
    ['NOCAR1', 404],
    ['', 400],
    ['ABC1234', 400],
    ['AB-12', 400],
  ])('answers "%s" with %i', async (plate, status) => {
    expect(await find(plate)).toMatchObject({ status, body: { reasons: [{ at: 'plate' }] } });
  });

  it('wants the provider headers', async () => {
    const path = '/vehicle/registration?plate=EVRED';
    expect((await caller.provider(path, { headers: { 'x-sector-id': undefined } })).status).toBe(400);
    expect((await caller.provider(path, { headers: { authorization: undefined } })).status).toBe(401);
  });

  it('holds plates of six letters and digits at most', () => {
    for (const { plate } of vehicles) expect(plate).toMatch(/^[A-Z0-9]{1,6}$/);
  });
});
