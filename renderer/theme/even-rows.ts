/** A row of five also needs room for its text: this grows with the visitor's text size. */
const roomForFive = '@media (min-width: 67em)';

/**
 * Three in a row and the rest in rows of two. `unit` is the number of grid columns of a card in a row of two.
 */
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

/** Two in a row; the last of an odd number fills a row of its own. */
export const pairs = {
  '@sm': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
} as const;

/**
 * Rows of cards with pictures and text that leave no card alone: two in a row, the last of an odd number over
 * the whole width; on a wide screen three in a row and the rest in rows of two.
 */
export const evenRows = { ...pairs, '@md': threesAndTwos(6) } as const;

/** The same for items of a few words: three in a row on narrower screens, and four or five on wide ones. */
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
