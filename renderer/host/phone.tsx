/** The `tel:` address of a number. */
export function phoneAddress(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}

interface AroundPhone {
  readonly before: string;
  readonly number?: string;
  readonly after?: string;
}

/**
 * Splits a text around the first of these numbers that it contains. Without one, the whole text is `before`.
 */
export function aroundPhone(text: string, phones: readonly string[]): AroundPhone {
  const number = phones.find((phone) => phone !== '' && text.includes(phone));
  if (number === undefined) return { before: text };
  const start = text.indexOf(number);
  return { before: text.slice(0, start), number, after: text.slice(start + number.length) };
}

interface PhoneTextProps {
  readonly text: string;
  readonly phones: readonly string[];
}

/** A text in which a number of the site is a link to call it. */
export function PhoneText({ text, phones }: PhoneTextProps) {
  const { before, number, after } = aroundPhone(text, phones);
  return (
    <>
      {before}
      <Phone number={number} />
      {after}
    </>
  );
}

/** Keeps a number on one line. */
const nonBreaking = '\u00a0';

interface PhoneProps {
  readonly number: string | undefined;
}

/** A link that calls a number. */
export function Phone({ number }: PhoneProps) {
  return number === undefined ? null : (
    <a href={phoneAddress(number)}>{number.replaceAll(' ', nonBreaking)}</a>
  );
}
