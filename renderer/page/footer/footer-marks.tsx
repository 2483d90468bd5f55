import type { FooterMark } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { Picture } from '../../host/pictures/picture.tsx';
import { css } from '../../theme/css.ts';

interface FooterMarksProps {
  readonly marks: readonly FooterMark[];
}

/** Logos of others with their names; some open a window of theirs. */
export function FooterMarks({ marks }: FooterMarksProps) {
  if (marks.length === 0) return null;
  return (
    <ul className={list()}>
      {marks.map((each) => (
        <li key={each.label}>
          <Mark {...each} />
        </li>
      ))}
    </ul>
  );
}

function Mark({ id, label, text, href, logo, window }: FooterMark) {
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
  if (!window)
    return (
      <Anchor href={href} className={mark()}>
        {content}
      </Anchor>
    );
  // The script of the third party makes the link open its window (`browser/late/third-party-windows.ts`).
  return (
    <a
      id={id}
      href={href}
      className={mark()}
      rel="noopener noreferrer"
      data-window={JSON.stringify(window.start ?? {})}
      data-script="third-party-windows"
    >
      {content}
    </a>
  );
}

const list = css('footer-marks-marks', {
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
