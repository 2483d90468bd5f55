/** Location of a property; parts that it does not have are absent. */
export interface Place {
  readonly unitType?: string;
  readonly unit?: string;
  readonly floor?: string;
  readonly lobby?: string;
  /** House number without its letter. */
  readonly number: string;
  readonly alpha?: string;
  /** Name and type, for example "Castle Street North". */
  readonly street: string;
  readonly suburb?: string;
  readonly ruralDelivery?: string;
  readonly town: string;
  readonly postcode: string;
  readonly region: string;
  /** Longitude and latitude in degrees. */
  readonly point: { readonly x: number; readonly y: number };
}

/** For example "2/14A Cuba Street". */
export function streetLine({ unit, number, alpha = '', street }: Place): string {
  return `${unit === undefined ? '' : `${unit}/`}${number}${alpha} ${street}`;
}

/** The address in one line, as people write it. */
export function addressLine(place: Place): string {
  const { suburb, ruralDelivery, town, postcode } = place;
  const parts = [streetLine(place), ...(suburb && suburb !== town ? [suburb] : []), ruralDelivery, town];
  return `${parts.filter((part) => part !== undefined).join(', ')} ${postcode}`;
}

const streetTypes = new Set(
  'Avenue Crescent Drive Grove Highway Lane Mall Parade Quay Road Street Terrace Way'.split(' '),
);

/** "Cuba Street" is Cuba and Street; "Castle Street North" and "Broadway" are names without a type. */
export function splitStreet(street: string): { readonly name: string; readonly type: string | null } {
  const words = street.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length < 2 || words[0] === 'The' || !streetTypes.has(last)) return { name: street, type: null };
  return { name: words.slice(0, -1).join(' '), type: last };
}
