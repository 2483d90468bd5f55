import type { FooterLogo, ShieldedSite, Site } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { Picture } from '../../host/pictures/picture.tsx';
import { mark, markLogo, marks, markText, markTitle } from './footer-marks.styles.ts';

/** Trusted brands, the dispute service, the switching site, and the shielded site if its flag is set. */
export function FooterMarks({ site }: { readonly site: Site }) {
  const { trustedBrands = [], disputeLogo, switchingLogo, shieldedSite: hasShielded } = site.footer;
  const logos = [...trustedBrands, ...[disputeLogo, switchingLogo].filter((logo) => logo !== undefined)];
  const shielded = hasShielded ? site.thirdParties?.shieldedSite : undefined;
  if (logos.length === 0 && !shielded) return null;
  return (
    <ul className={marks()}>
      {logos.map((logo) => (
        <li key={logo.label}>
          <Mark {...logo} />
        </li>
      ))}
      {shielded && (
        <li>
          <Shielded {...shielded} />
        </li>
      )}
    </ul>
  );
}

function Mark({ label, text, href, logo }: FooterLogo) {
  const content = (
    <>
      <Picture image={{ ...logo, alt: '' }} className={markLogo()} />
      <span>
        <span className={markTitle()}>{label}</span>
        {text && <span className={markText()}>{text}</span>}
      </span>
    </>
  );
  if (href === undefined) return <div className={mark()}>{content}</div>;
  return (
    <Anchor href={href} className={mark()}>
      {content}
    </Anchor>
  );
}

/** A link that a third party's script turns into the opener of its window (`browser/late/shielded-site.ts`). */
function Shielded({ href, label, logo }: ShieldedSite) {
  return (
    <a
      id="shielded-site"
      href={href}
      className={mark()}
      rel="noopener noreferrer"
      data-shielded-site=""
      data-script="shielded-site"
    >
      <Picture image={{ ...logo, alt: '' }} className={markLogo()} />
      <span className={markTitle()}>{label}</span>
    </a>
  );
}
