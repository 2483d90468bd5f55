import { css } from '../../theme/css.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { invalidControl } from '../control/invalid-control.ts';

/** The choices of one question: short ones are side by side where there is room. */
export const choices = css('choice-choices', {
  display: 'grid',
  gap: '$2',
  gridTemplateColumns: 'minmax(0, 1fr)',
  variants: {
    columns: {
      // One column where half of the width is too narrow for a word or two.
      two: {
        '@sm': {
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 50% - $space$2)), 1fr))',
        },
      },
      pair: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
      },
    },
  },
});

/** A question that is asked while an option is chosen, next to a line that leads to it. */
export const ofOption = css('choice-of-option', {
  marginInlineStart: 'calc(1rem + 0.75rem - 1.5px)',
  paddingInlineStart: 'calc(0.75rem + 0.8rem)',
  borderInlineStart: '3px solid $lineStrong',
  '&:empty': { display: 'none' },
});

/** A choice as a card. The whole card can be tapped. */
export const choice = css('choice', {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.8rem',
  minWidth: 0,
  minHeight: '3.25rem',
  padding: '0.8125rem 1rem',
  border: '1.5px solid $lineStrong',
  borderRadius: '$md',
  backgroundColor: '$canvas',
  lineHeight: '$snug',
  cursor: 'pointer',
  transition:
    'border-color $transitions$quick, background-color $transitions$quick, box-shadow $transitions$quick',
  '@hover': { '&:hover:not(:has(:disabled, :checked))': { borderColor: '$ink', backgroundColor: '$paper' } },
  '&:has(:checked)': {
    borderColor: '$accentText',
    backgroundColor: '$accentSoft',
    boxShadow: 'inset 0 0 0 1px $colors$accentText',
  },
  '&:has(:focus-visible)': focusRing,
  '&:has(:disabled)': {
    borderColor: '$line',
    backgroundColor: '$mist',
    cursor: 'not-allowed',
    boxShadow: 'none',
  },
  '@forced': {
    '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '3px' },
    '&:has(:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
  },
  variants: {
    invalid: { true: { '&:not(:has(:checked))': invalidControl } },
    /** A single statement to agree to has no card, so that it reads as text. */
    statement: {
      true: {
        minHeight: 0,
        lineHeight: 1.5,
        padding: '0.65rem 0',
        border: 0,
        backgroundColor: 'transparent',
        '@hover': { '&:hover:not(:has(:disabled, :checked))': { backgroundColor: 'transparent' } },
        '&:has(:checked)': { backgroundColor: 'transparent', boxShadow: 'none' },
        '&:has(:disabled)': { backgroundColor: 'transparent' },
        '&:has(:focus-visible)': { outlineOffset: '4px', borderRadius: '$sm' },
      },
    },
  },
});

/** The radio button or checkbox: the native one, in our colours. */
export const mark = css('choice-mark', {
  flex: 'none',
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '1.5rem',
  height: '1.5rem',
  // Centred on the first line of text.
  margin: 'calc((1lh - 1.5rem) / 2) 0 0',
  border: '1.5px solid $lineStrong',
  backgroundColor: '$canvas',
  color: '$canvas',
  cursor: 'inherit',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  '&::before': { content: '""', width: '0.75rem', height: '0.75rem', transform: 'scale(0)' },
  '@lively': { '&::before': { transition: 'transform $transitions$quick' } },
  '&:checked': { borderColor: '$accentText', backgroundColor: '$accentText' },
  '&:checked::before': { transform: 'scale(1)' },
  '&:focus-visible': { outline: 'none' },
  '&[aria-invalid="true"]:not(:checked)': { borderColor: '$danger' },
  '&:disabled': { borderColor: '$lineStrong', opacity: 0.6 },
  '@forced': {
    appearance: 'auto',
    '&::before': { display: 'none' },
  },
  variants: {
    shape: {
      round: {
        borderRadius: '50%',
        '&:focus-visible': { borderRadius: '50%' },
        '&::before': {
          width: '0.5rem',
          height: '0.5rem',
          borderRadius: '50%',
          backgroundColor: 'currentColor',
        },
      },
      square: {
        borderRadius: '$sm',
        '&::before': {
          backgroundColor: 'currentColor',
          clipPath: 'polygon(14% 47%, 3% 58%, 40% 93%, 98% 22%, 86% 11%, 38% 68%)',
        },
      },
    },
  },
});

export const choiceWords = css('choice-choice-words', {
  display: 'grid',
  gap: '0.15rem',
  minWidth: 0,
  fontWeight: '$medium',
  overflowWrap: 'anywhere',
  variants: { statement: { true: { fontWeight: '$regular' } } },
});

export const choiceHint = css('choice-choice-hint', {
  color: '$inkSoft',
  fontSize: '$sm',
  fontWeight: '$regular',
  lineHeight: 1.45,
});

/** Aligned with the text of the statement above it. */
export const statementLink = css('choice-statement-link', {
  paddingInlineStart: '2.3rem',
  '& > a': { display: 'inline-block', paddingBlock: '0.6rem', fontWeight: '$medium' },
});
