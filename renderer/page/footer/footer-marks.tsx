import type { FooterLogo, ShieldedSite, Site } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { Picture } from '../../host/pictures/picture.tsx';
import { css } from '../../theme/css.ts';

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

const marks = css('footer-marks-marks', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  marginTop: 'clamp(2.5rem, 2rem + 2vw, 4rem)',
  listStyle: 'none',
  '@sm': { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
  '@print': { display: 'none' },
});

const mark = css('footer-marks-mark', {
  display: 'flex',
  alignItems: 'center',
  gap: '$4',
  height: '100%',
  minHeight: '5rem',
  padding: '$3 $4',
  border: '1px solid $colors$nightLine',
  borderRadius: '$md',
  textDecoration: 'none',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  'a&:hover': { backgroundColor: '$nightRaised', borderColor: '$onNightSoft' },
  '&:focus-visible': { borderRadius: '$md' },
});

const markLogo = css('footer-marks-mark-logo', {
  flex: 'none',
  width: '3rem',
  height: '3rem',
  '@forced': { forcedColorAdjust: 'none', backgroundColor: '$night' },
});

const markTitle = css('footer-marks-mark-title', {
  display: 'block',
  color: '$onNight',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});

const markText = css('footer-marks-mark-text', {
  display: 'block',
  fontSize: '$sm',
  lineHeight: '$snug',
});
