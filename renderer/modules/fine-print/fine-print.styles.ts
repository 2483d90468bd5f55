import { css } from '../../theme/css.ts';
import { foldSign } from '../../theme/fold-sign.ts';

export const finePrint = css('fine-print', {
  maxWidth: '60rem',
  color: '$inkSoft',
  fontSize: '$sm',
  variants: { folds: { true: { borderBlock: '1px solid $colors$line' } } },
});

export const title = css('fine-print-title', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minHeight: '$target',
  fontWeight: '$semibold',
  color: '$ink',
  '&:hover': { color: '$accentText' },
});

export const sign = css('fine-print-sign', {
  ...foldSign,
  'details[open] > summary > &': { transform: 'rotate(45deg)' },
});

export const text = css('fine-print-text', { paddingBottom: '$5' });
