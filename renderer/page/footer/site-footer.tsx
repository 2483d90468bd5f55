import type { ReactNode } from 'react';
import { languageOfPart, type WordedSite } from '#engine';
import type { Link, Tags } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { phoneAddress } from '../../host/phone.tsx';
import { Picture } from '../../host/pictures/picture.tsx';
import type { VariantsOf } from '../../theme/css.ts';
import { Icon } from '../../theme/icon.tsx';
import { container } from '../../theme/layout.styles.ts';
import { opener } from '../consent/consent-prompt.styles.ts';
import { consentId, consentTexts } from '../consent/consent-texts.ts';
import { FooterMarks } from './footer-marks.tsx';
import {
  bottom,
  links,
  logo,
  phone,
  phoneIcon,
  phoneLabel,
  phones,
  siteFooter,
  social,
  socialLink,
  top,
} from './site-footer.styles.ts';

interface SiteFooterProps {
  readonly site: WordedSite;
  /** Names of the support numbers to show; all by default. */
  readonly phones?: readonly string[] | undefined;
  /** The list of languages, where there are several. */
  readonly languages?: ReactNode;
  /** Whether to show the marks of others, besides what every page has. */
  readonly isWhole?: boolean;
  /** The current year, for the copyright message. */
  readonly year: number;
  /** Tags of the page, of which a button opens the prompt for consent. */
  readonly tags?: Tags | undefined;
}

/** Logo, phone numbers, links and the copyright message. */
export function SiteFooter({
  site,
  phones: names = Object.keys(site.phones),
  isWhole = false,
  languages,
  year,
  tags,
}: SiteFooterProps) {
  const { footer } = site;
  return (
    <footer className={siteFooter()} data-site-footer="">
      <div className={container()}>
        <div className={top()}>
          <div>
            <Picture image={footer.logo} className={logo()} />
            <Phones site={site} names={names} />
          </div>
          <Links entries={footer.primaryLinks} kind="primary" />
          <SocialIcons icons={footer.socialIcons} />
        </div>
        {isWhole && <FooterMarks marks={footer.marks ?? []} />}
        {languages}
        <div className={bottom()}>
          <p lang={languageOfPart(footer)}>
            © {year} {footer.copyrightMessage}
          </p>
          {tags && (
            <button type="button" className={opener()} popoverTarget={consentId}>
              {consentTexts(tags, site.words.consent).openLabel}
            </button>
          )}
          <Links entries={footer.secondaryLinks} kind="secondary" />
        </div>
      </div>
    </footer>
  );
}

/** The phone numbers. The site does not have those that are empty. */
function Phones({
  site,
  names,
}: Required<Pick<SiteFooterProps, 'site'>> & { readonly names: readonly string[] }) {
  const given = names.filter((name) => site.phones[name]);
  if (given.length === 0) return null;
  const { phoneLabels = {} } = site.footer;
  return (
    <ul className={phones()}>
      {given.map((name) => (
        <li key={name}>
          <a href={phoneAddress(site.phones[name] ?? '')} className={phone()}>
            <Icon name="phone" className={phoneIcon()} />
            <span>
              {phoneLabels[name] !== undefined && <span className={phoneLabel()}>{phoneLabels[name]} </span>}
              {site.phones[name]}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LinksProps {
  readonly entries: readonly Link[];
  readonly kind: NonNullable<VariantsOf<typeof links>['kind']>;
}

function Links({ entries, kind }: LinksProps) {
  if (entries.length === 0) return null;
  return (
    <ul className={links({ kind })}>
      {entries.map((entry) => (
        <li key={entry.href + entry.label} lang={languageOfPart(entry)}>
          <Anchor href={entry.href} target={entry.target}>
            {entry.label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

function SocialIcons({ icons }: { readonly icons: WordedSite['footer']['socialIcons'] }) {
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
