import { describe, expect, it } from 'vitest';
import { pickDeep, pickRead } from './pick-read.ts';

const results = {
  person: { name: 'Ada', pin: '1234', address: { street: 'High Street', city: 'Nelson' } },
  offers: [{ rate: 1, secret: 2 }],
  personal: 'yes',
};

describe('the parts of results that a page may have', () => {
  it('are those that it reads, at any depth', () => {
    const paths = new Set(['results.person.name', 'results.person.address.city']);
    expect(pickDeep(results, 'results', paths)).toStrictEqual({
      person: { name: 'Ada', address: { city: 'Nelson' } },
    });
  });

  it('are whole where the whole is read, and lists always', () => {
    expect(pickDeep(results, 'results', new Set(['results']))).toBe(results);
    expect(pickDeep(results, 'results', new Set(['results.person', 'results.person.name']))).toStrictEqual({
      person: results.person,
    });
    expect(pickDeep(results, 'results', new Set(['results.offers.rate']))).toStrictEqual({
      offers: results.offers,
    });
  });

  it('are none of another root, and none where the read part is missing', () => {
    expect(pickDeep(results, 'results', new Set(['answers.person.name']))).toStrictEqual({});
    expect(pickDeep({ person: null }, 'results', new Set(['results.person.name']))).toStrictEqual({
      person: null,
    });
  });
});

describe('the properties of a root that are read', () => {
  const answers = { name: 'Ada', pin: '1234' };

  it('are those of the paths, all where the root itself is read, and only admitted ones', () => {
    expect(pickRead(answers, 'answers', new Set(['answers.name', 'facts.pin']))).toEqual({ name: 'Ada' });
    expect(pickRead(answers, 'answers', new Set(['answers']))).toEqual(answers);
    expect(pickRead(answers, 'answers', new Set(['answers']), (name) => name !== 'pin')).toEqual({
      name: 'Ada',
    });
  });
});
