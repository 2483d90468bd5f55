import { describe, expect, it } from 'vitest';
import { factsOf, homeWith } from './residential-home.ts';

const today = '2026-03-02';
const person = {
  title: 'Ms',
  firstName: 'Aroha',
  lastName: 'Ngata',
  email: 'a@example.co.nz',
  phone: '0215550100',
};
const withoutLicence = { ...person, isPromoByEmail: 'true', isDriverLicence: 'false' };

describe('a date that cannot be read never gets past a form; should it, the sign-up sends', () => {
  it.each([
    ['17/05/1990', today, '1990-05-17'],
    ['31/02/1990', today, '2008-03-02'],
    ['', today, '2008-03-02'],
    ['nonsense', '2025-03-01', '2007-03-01'],
    ['nonsense', '2028-02-28', '2010-02-28'],
    ['nonsense', '2028-02-29', '2010-02-28'],
    ['nonsense', '2028-03-01', '2010-03-01'],
  ])('for the birth date %j on %s: %s', (dob, now, expected) => {
    expect(factsOf(homeWith({}, { ...withoutLicence, dob }), now).birthDate).toBe(expected);
  });

  it.each([
    ['moving', '20/03/2026', '2026-03-20'],
    ['moving', '31/02/2026', today],
    ['moving', '', today],
    ['switching', '20/03/2026', today],
  ])('%s on %j: %s', (situation, moveInDate, expected) => {
    const answers = { ...withoutLicence, dob: '17/05/1990', situation, moveInDate };
    expect(factsOf(homeWith({}, answers)).requestedDate).toBe(expected);
  });
});
