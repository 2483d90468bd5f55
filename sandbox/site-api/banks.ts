type Range = readonly [first: number, last: number];

/** Banks by their number, with the ranges of their branch numbers. */
const banks: Readonly<Record<string, readonly [name: string, ...branches: Range[]]>> = {
  '01': ['ANZ', [1, 999], [1100, 1199], [1800, 1899]],
  '02': ['BNZ', [1, 999], [1200, 1299]],
  '03': ['Westpac', [1, 999], [1300, 1399], [1500, 1599], [1700, 1799], [1900, 1999]],
  '06': ['ANZ', [1, 999], [1400, 1499]],
  '11': ['ANZ', [5000, 6499], [6600, 8999]],
  '12': ['ASB', [3000, 3299], [3400, 3499], [3600, 3699]],
  '13': ['Westpac', [4900, 4999]],
  '14': ['Westpac', [4700, 4799]],
  '15': ['TSB', [3900, 3999]],
  '16': ['Westpac', [4400, 4499]],
  '17': ['Westpac', [3300, 3399]],
  '18': ['Westpac', [3500, 3599]],
  '19': ['Westpac', [4600, 4649]],
  '20': ['Westpac', [4100, 4199]],
  '21': ['Westpac', [4800, 4899]],
  '22': ['Westpac', [4000, 4049]],
  '23': ['Westpac', [3700, 3799]],
  '24': ['Westpac', [4300, 4349]],
  '25': ['ANZ', [2500, 2599]],
  '30': ['HSBC', [2900, 2949]],
  '31': ['Citibank', [2800, 2849]],
  '38': ['Kiwibank', [9000, 9499]],
};

/** Undefined for an unknown bank; an empty name for an unknown branch. */
export function bankNameOf(bankNumber: string, branchNumber: string): string | undefined {
  const bank = Object.hasOwn(banks, bankNumber) ? banks[bankNumber] : undefined;
  if (!bank) return undefined;
  const [name, ...branches] = bank;
  const branch = Number(branchNumber);
  return branches.some(([first, last]) => first <= branch && branch <= last) ? name : '';
}
