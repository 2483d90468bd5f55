/** Digits with the signs between them, and parameters behind them (RFC 3966); blanks, too, which browsers accept. */
const phone = /^(?=(?:[^;]*\d){2})\+?(?:[\d().*#\s-]|%20|%23)+(?:;.*)?$/i;

/** Addresses with commas between them, and a subject or more (RFC 6068), which may have no address before it. */
const mailboxes = /^(?=.)(?:[^\s@,?]+@[^\s@,?]+(?:,[^\s@,?]+@[^\s@,?]+)*)?(?:\?.*)?$/;

/** A name of a site. A second "https:" is none. */
const site = /^\/\/(?!https?:)[^\s/?#]/i;

/** The mistake in an address outside of the site, and what to write instead. */
export interface OutsideFault {
  readonly fault: string;
  readonly help: string;
}

/**
 * The fault of a link that opens nothing: a number that is none behind `tel:`, no email address behind `mailto:`, no
 * name behind `https://`. Undefined for every other address.
 *
 * @example outsideFault('tel:O800') // { fault: 'is no phone number', help: '…' }
 */
export function outsideFault(href: string): OutsideFault | undefined {
  const [, scheme = '', rest = ''] = /^(tel|mailto|https):(.*)$/is.exec(href) ?? [];
  switch (scheme.toLowerCase()) {
    case 'tel':
      return phone.test(rest)
        ? undefined
        : { fault: 'is no phone number', help: 'Write digits behind "tel:", as "tel:+6480012345".' };
    case 'mailto':
      return mailboxes.test(rest)
        ? undefined
        : {
            fault: 'is no email address',
            help: 'Write the address behind "mailto:", as "mailto:desk@example.org".',
          };
    case 'https':
      return site.test(rest)
        ? undefined
        : { fault: 'is no address of a site', help: 'Write the name of the site behind "https://".' };
    default:
      return undefined;
  }
}
