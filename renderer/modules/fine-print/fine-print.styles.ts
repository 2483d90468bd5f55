import { foldSign } from '../../theme/fold-sign.ts';
import { css } from '../../theme/stitches.ts';

export const finePrint = css({
  maxWidth: '60rem',
  color: '$inkSoft',
  fontSize: '$sm',
  variants: { folds: { true: { borderBlock: '1px solid $colors$line' } } },
});

export const title = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minHeight: '$target',
  fontWeight: '$semibold',
  color: '$ink',
  '&:hover': { color: '$accentText' },
});

export const sign = css({ ...foldSign, 'details[open] > summary > &': { transform: 'rotate(45deg)' } });

export const text = css({ paddingBottom: '$5' });
