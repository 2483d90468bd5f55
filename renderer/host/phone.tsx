/** The address that rings a number. */
export function phoneAddress(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}

interface AroundPhone {
  readonly before: string;
  readonly number?: string;
  readonly after?: string;
}

/** A text around the first of these numbers that it names; the whole text before it where it names none. */
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

/** A text in which a number of the site can be rung. */
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

/** A number stands on one line. */
const nonBreaking = '\u00a0';

interface PhoneProps {
  readonly number: string | undefined;
}

/** A number that can be rung. */
export function Phone({ number }: PhoneProps) {
  return number === undefined ? null : (
    <a href={phoneAddress(number)}>{number.replaceAll(' ', nonBreaking)}</a>
  );
}
