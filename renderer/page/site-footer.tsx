import type { Link, Site } from '#schemas';
import { Anchor } from '../host/anchor.tsx';
import { phoneAddress } from '../host/phone.tsx';
import { Picture } from '../host/picture.tsx';
import { Icon } from '../theme/icon.tsx';
import { container } from '../theme/layout.classes.ts';
import {
  bottom,
  type LinksVariants,
  links,
  logo,
  phone,
  phoneIcon,
  phones,
  siteFooter,
  social,
  socialLink,
  top,
} from './site-footer.classes.ts';

interface SiteFooterProps {
  readonly site: Site;
  /** The current year, for the copyright message. */
  readonly year: number;
}

/** Logo, phone numbers, links and the copyright message. */
export function SiteFooter({ site: { footer, phones: numbers }, year }: SiteFooterProps) {
  return (
    <footer className={siteFooter()} data-site-footer="">
      <div className={container()}>
        <div className={top()}>
          <div>
            <Picture image={footer.logo} className={logo()} />
            <Phones numbers={Object.values(numbers)} />
          </div>
          <Links entries={footer.primaryLinks} kind="primary" />
          <SocialIcons icons={footer.socialIcons} />
        </div>
        <div className={bottom()}>
          <p>
            © {year} {footer.copyrightMessage}
          </p>
          <Links entries={footer.secondaryLinks} kind="secondary" />
        </div>
      </div>
    </footer>
  );
}

function Phones({ numbers }: { readonly numbers: readonly string[] }) {
  const given = [...new Set(numbers)].filter((number) => number !== '');
  if (given.length === 0) return null;
  return (
    <ul className={phones()}>
      {given.map((number) => (
        <li key={number}>
          <a href={phoneAddress(number)} className={phone()}>
            <Icon name="phone" className={phoneIcon()} />
            {number}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LinksProps {
  readonly entries: readonly Link[];
  readonly kind: NonNullable<LinksVariants['kind']>;
}

function Links({ entries, kind }: LinksProps) {
  if (entries.length === 0) return null;
  return (
    <ul className={links({ kind })}>
      {entries.map(({ label, href, target }) => (
        <li key={href + label}>
          <Anchor href={href} target={target}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

function SocialIcons({ icons }: { readonly icons: Site['footer']['socialIcons'] }) {
  if (icons.length === 0) return null;
  return (
    <ul className={social()}>
      {icons.map(({ label, href, icon }) => (
        <li key={href}>
          <Anchor href={href} className={socialLink()} label={label}>
            <Picture image={{ ...icon, alt: '' }} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
