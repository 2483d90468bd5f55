/** How numbers and dates are written in a language. What is left out is written as in English. */
export interface Formats {
  /** Language tag for the numbers and amounts that rules write. */
  readonly locale: string;
  /** Decimal mark and separator of thousands in numbers that are typed, such as `,.`. */
  readonly marks?: string;
  /** Names of months and weekdays, from January and Sunday on, by the part of a format that writes them. */
  readonly dateNames?: DateNames;
}

export type DateNames = { readonly [part in 'MMMM' | 'MMM' | 'EEEE' | 'EEE']: readonly string[] };

/**
 * A text with Arabic, Persian and full-width digits and marks of numbers as in English.
 *
 * @example plainDigits('٠٢１') // '021'
 */
export function plainDigits(text: string): string {
  // The last four bits of their codes count from zero on; full-width signs are in the order of ASCII.
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[٠-٬۰-۹]/g, (digit) => '0123456789%.,'.charAt(digit.charCodeAt(0) & 15));
}
