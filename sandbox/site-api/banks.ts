type Range = readonly [first: number, last: number];

/** Banks by their number, with the ranges of their branch numbers. */
const banks: Readonly<Record<string, { readonly name: string; readonly branches: readonly Range[] }>> = {
  '01': {
    name: 'ANZ',
    branches: [
      [1, 999],
      [1100, 1199],
      [1800, 1899],
    ],
  },
  '02': {
    name: 'BNZ',
    branches: [
      [1, 999],
      [1200, 1299],
    ],
  },
  '03': {
    name: 'Westpac',
    branches: [
      [1, 999],
      [1300, 1399],
      [1500, 1599],
      [1700, 1799],
      [1900, 1999],
    ],
  },
  '06': {
    name: 'ANZ',
    branches: [
      [1, 999],
      [1400, 1499],
    ],
  },
  '11': {
    name: 'ANZ',
    branches: [
      [5000, 6499],
      [6600, 8999],
    ],
  },
  '12': {
    name: 'ASB',
    branches: [
      [3000, 3299],
      [3400, 3499],
      [3600, 3699],
    ],
  },
  '13': { name: 'Westpac', branches: [[4900, 4999]] },
  '14': { name: 'Westpac', branches: [[4700, 4799]] },
  '15': { name: 'TSB', branches: [[3900, 3999]] },
  '16': { name: 'Westpac', branches: [[4400, 4499]] },
  '17': { name: 'Westpac', branches: [[3300, 3399]] },
  '18': { name: 'Westpac', branches: [[3500, 3599]] },
  '19': { name: 'Westpac', branches: [[4600, 4649]] },
  '20': { name: 'Westpac', branches: [[4100, 4199]] },
  '21': { name: 'Westpac', branches: [[4800, 4899]] },
  '22': { name: 'Westpac', branches: [[4000, 4049]] },
  '23': { name: 'Westpac', branches: [[3700, 3799]] },
  '24': { name: 'Westpac', branches: [[4300, 4349]] },
  '25': { name: 'ANZ', branches: [[2500, 2599]] },
  '30': { name: 'HSBC', branches: [[2900, 2949]] },
  '31': { name: 'Citibank', branches: [[2800, 2849]] },
  '38': { name: 'Kiwibank', branches: [[9000, 9499]] },
};

/** Undefined for an unknown bank; an empty name for an unknown branch. */
export function bankNameOf(bankNumber: string, branchNumber: string): string | undefined {
  const bank = Object.hasOwn(banks, bankNumber) ? banks[bankNumber] : undefined;
  if (!bank) return undefined;
  const branch = Number(branchNumber);
  return bank.branches.some(([first, last]) => first <= branch && branch <= last) ? bank.name : '';
}
