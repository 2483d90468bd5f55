/** How many of twelve columns each of four, or of a multiple of four, takes on a wide screen: all in a row, or in pairs. */
type Share = 3 | 6;

/**
 * Rows by how many there are, so that none stands alone under others: two in a row, the last of an odd number over all the
 * width; on a wide screen three in a row, and what is left over in rows of two.
 */
export function evenRows(four: Share) {
  return {
    '@sm': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    },
    '@md': {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      '& > *, & > :last-child:nth-child(odd)': { gridColumn: 'span 4' },
      '&:has(> :nth-child(3n + 2):last-child) > :nth-last-child(-n + 2)': { gridColumn: 'span 6' },
      '&:has(> :nth-child(3n + 1):last-child) > :nth-last-child(-n + 4)': { gridColumn: 'span 6' },
      '&:has(> :nth-child(4n):last-child) > :nth-child(n)': { gridColumn: `span ${four}` },
      '&:has(> :only-child) > :only-child:last-child': { gridColumn: '1 / -1' },
    },
  } as const;
}
