import { expect, it } from 'vitest';
import { translation2 } from './translation-2.ts';

it('texts of the marks of the footer are named where they are now, and all others stay', () => {
  const [one, two, three, four, five] = ['one', 'two', 'three', 'four', 'five'].map((text) => ({ text }));
  const texts = {
    'footer/trustedBrands/#1/label': one,
    'footer/disputeLogo/text': two,
    'footer/switchingLogo/label': three,
    'thirdParties/shieldedSite/label': four,
    'footer/copyrightMessage': five,
  };
  expect(translation2.migrate({ kind: 'translation', texts })).toEqual({
    kind: 'translation',
    texts: {
      'footer/marks/#1/label': one,
      'footer/marks/dispute/text': two,
      'footer/marks/switching/label': three,
      'footer/marks/shielded-site/label': four,
      'footer/copyrightMessage': five,
    },
  });
});
