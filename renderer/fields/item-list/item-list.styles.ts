import { css } from '../../theme/css.ts';

export const items = css('item-list-items', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
});

/** One item: its heading, questions and buttons. */
export const item = css('item-list-item', {
  minWidth: 0,
  margin: 0,
  padding: '$4 $4 $3',
  border: '1px solid $line',
  borderRadius: '$md',
  backgroundColor: '$paper',
  '& > legend': { float: 'inline-start', width: '100%', marginBlockEnd: '$4' },
  '& > legend + *': { clear: 'both' },
  '@forced': { borderColor: 'CanvasText' },
});

export const itemTitle = css('item-list-title', {
  fontSize: '$lg',
  fontWeight: '$bold',
  color: '$ink',
  '&:focus, &:focus-visible': { outlineOffset: '6px' },
});

/** The buttons of an item, below its questions. */
export const itemButtons = css('item-list-buttons', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: '$4',
  borderBlockStart: '1px solid $line',
  paddingBlockStart: '$2',
  '@print': { display: 'none' },
});

export const itemButton = css('item-list-button', { minHeight: '$target !important' });

export const addPlace = css('item-list-add', { marginBlockStart: '$2', '@print': { display: 'none' } });
