export interface Region {
  readonly name: string;
  /** Longitude and latitude of its main place. */
  readonly centre: { readonly x: number; readonly y: number };
  /** Piped natural gas is available here; never in the South Island. */
  readonly pipedGas: boolean;
  /** Its network is covered by the EV plan. */
  readonly evCovered: boolean;
}

type Row = readonly [
  fromPostcode: string,
  name: string,
  x: number,
  y: number,
  pipedGas: boolean,
  evCovered: boolean,
];

/** By postcode: each row applies up to the next. */
const rows: readonly Row[] = [
  ['0000', 'Northland', 174.32, -35.73, false, false],
  ['0600', 'Auckland', 174.76, -36.85, true, true],
  ['3000', 'Bay of Plenty', 176.17, -37.69, true, true],
  ['3200', 'Waikato', 175.28, -37.79, true, true],
  ['4000', 'Gisborne', 178.02, -38.66, true, false],
  ['4100', "Hawke's Bay", 176.91, -39.49, true, true],
  ['4300', 'Taranaki', 174.08, -39.06, true, true],
  ['4400', 'Manawatū-Whanganui', 175.61, -40.36, true, true],
  ['4600', 'Taranaki', 174.28, -39.59, true, true],
  ['4700', 'Manawatū-Whanganui', 175.61, -40.36, true, true],
  ['5000', 'Wellington', 174.78, -41.29, true, true],
  ['5500', 'Manawatū-Whanganui', 175.29, -40.62, true, true],
  ['5700', 'Wellington', 174.78, -41.29, true, true],
  ['7000', 'Nelson', 173.28, -41.27, false, true],
  ['7020', 'Tasman', 173.18, -41.34, false, true],
  ['7200', 'Marlborough', 173.96, -41.51, false, false],
  ['7300', 'Canterbury', 172.64, -43.53, false, true],
  ['7800', 'West Coast', 171.21, -42.45, false, false],
  ['7900', 'Canterbury', 171.25, -44.4, false, true],
  ['9000', 'Otago', 170.5, -45.87, false, true],
  ['9600', 'Southland', 168.35, -46.41, false, true],
];

export function regionOf(postcode: string): Region {
  const row = rows.findLast(([from]) => from <= postcode);
  if (!row) throw new Error(`No region holds the postcode ${postcode}.`);
  const [, name, x, y, pipedGas, evCovered] = row;
  return { name, centre: { x, y }, pipedGas, evCovered };
}
