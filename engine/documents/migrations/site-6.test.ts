import { expect, it } from 'vitest';
import { site6 } from './site-6.ts';

const mark = (label: string) => ({ label, logo: { src: `/images/${label}.svg` } });
const party = { ...mark('shelter'), href: 'https://party.example', script: 'https://party.example/a.js' };

it('the logos of the footer become marks in the same order, and its window a part of one', () => {
  const site = {
    kind: 'site',
    footer: {
      copyrightMessage: 'Crumb',
      trustedBrands: [mark('award')],
      disputeLogo: mark('dispute'),
      switchingLogo: mark('switching'),
      shieldedSite: true,
    },
    thirdParties: { tags: {}, shieldedSite: { ...party, frames: ['https://frame.example'] } },
  };
  expect(site6.migrate(site)).toEqual({
    kind: 'site',
    footer: {
      copyrightMessage: 'Crumb',
      marks: [
        mark('award'),
        { id: 'dispute', ...mark('dispute') },
        { id: 'switching', ...mark('switching') },
        {
          id: 'shielded-site',
          ...mark('shelter'),
          href: 'https://party.example',
          window: {
            script: 'https://party.example/a.js',
            frames: ['https://frame.example'],
            start: {
              create: 'ds07o6pcmkorn',
              with: { openElementId: '#shielded-site', modalID: 'shielded-site-window' },
              call: 'init',
            },
          },
        },
      ],
    },
    thirdParties: { tags: {} },
  });
});

it('a window that the footer did not show is not shown by it', () => {
  const site = { kind: 'site', footer: { copyrightMessage: 'Crumb', shieldedSite: false } };
  const migrated = { kind: 'site', footer: { copyrightMessage: 'Crumb' } };
  expect(site6.migrate({ ...site, thirdParties: { shieldedSite: party } })).toEqual({
    ...migrated,
    thirdParties: {},
  });
  expect(site6.migrate(site)).toEqual(migrated);
});
