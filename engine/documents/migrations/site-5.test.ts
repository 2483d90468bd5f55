import { expect, it } from 'vitest';
import { site5 } from './site-5.ts';

it('a third party of a module stands under the type of the module', () => {
  const party = { script: 'https://party.example/a.js' };
  expect(site5.migrate({ kind: 'site', thirdParties: { tags: {}, bookACall: party } })).toEqual({
    kind: 'site',
    thirdParties: { tags: {}, ofModules: { 'book-a-call': party } },
  });
});

it('a site without such parties stays as it is', () => {
  for (const site of [{ kind: 'site' }, { kind: 'site', thirdParties: { tags: {} } }])
    expect(site5.migrate(site)).toEqual(site);
});
