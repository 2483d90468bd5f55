/** A row of five needs room for its words, too: this grows with the visitor's size of text. */
const roomForFive = '@media (min-width: 67em)';

/** Three in a row, and what is left over in rows of two. `unit` is the share of one of two in the columns of the grid. */
function threesAndTwos(unit: 3 | 6) {
  const [third, half] = unit === 3 ? ['span 2', 'span 3'] : ['span 4', 'span 6'];
  return {
    gridTemplateColumns: `repeat(${unit * 2}, minmax(0, 1fr))`,
    '& > *, & > :last-child:nth-child(odd)': { gridColumn: third },
    '&:has(> :nth-child(3n + 2):last-child) > :nth-last-child(-n + 2)': { gridColumn: half },
    '&:has(> :nth-child(3n + 1):last-child) > :nth-last-child(-n + 4)': { gridColumn: half },
    '&:has(> :only-child) > :only-child:last-child': { gridColumn: '1 / -1' },
  } as const;
}

/** Two in a row, the last of an odd number over all the width. */
export const pairs = {
  '@sm': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
} as const;

/**
 * Rows of cards with pictures and text, by how many there are, so that none stands alone under others: two in a row, the last of an odd
 * number over all the width; on a wide screen three in a row, and what is left over in rows of two.
 */
export const evenRows = { ...pairs, '@md': threesAndTwos(6) } as const;

/** The same of items of a few words: three in a row already where there is less room, and four or five where there is more. */
export const evenRowsOfWords = {
  '@sm': threesAndTwos(3),
  '@md': {
    ...threesAndTwos(6),
    '&:has(> :nth-child(4n):last-child) > :nth-child(n)': { gridColumn: 'span 3' },
  },
  [roomForFive]: {
    '&:has(> :nth-child(5):last-child)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    '&:has(> :nth-child(5):last-child) > :nth-child(n):nth-child(n)': { gridColumn: 'auto' },
  },
} as const;
