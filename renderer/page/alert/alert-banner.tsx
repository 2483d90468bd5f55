import type { SiteWords } from '#engine';
import { Anchor } from '../../host/anchor.tsx';
import { css } from '../../theme/css.ts';
import { Icon } from '../../theme/icon.tsx';
import { container } from '../../theme/layout.styles.ts';
import type { Alert } from './read-alert.ts';

interface AlertBannerProps {
  readonly alert: Alert;
  readonly words: SiteWords['alerts'];
}

/**
 * An alert at the top of the page. A script hides it before the page is painted while it is stored as closed
 * (`browser/early/alerts.ts`); without scripts it is always there.
 */
export function AlertBanner({ alert, words }: AlertBannerProps) {
  const { tone, calls: links } = alert;
  return (
    <section className={banner({ tone })} aria-label={words.label} data-script="close-alert">
      <div className={container()}>
        <div className={row()}>
          <Icon name={tone === 'info' ? 'info' : 'alarm'} className={sign()} />
          <div className={said()}>
            <p className={text()}>{alert.text}</p>
            {links.length > 0 && (
              <p className={calls()}>
                {links.map(({ text, href, target }) => (
                  <Anchor key={href + text} href={href} target={target} className={call()}>
                    {text}
                  </Anchor>
                ))}
              </p>
            )}
          </div>
          <button type="button" className={close()} aria-label={words.closeLabel} data-close-alert="">
            <Icon name="close" />
          </button>
        </div>
      </div>
    </section>
  );
}

const banner = css('alert-banner-banner', {
  borderBottom: '1px solid $colors$line',
  color: '$ink',
  ':root[data-alert-closed] &': { display: 'none' },
  '@print': { display: 'none' },
  variants: {
    tone: {
      error: { backgroundColor: '$dangerSoft', '--tone': '$colors$danger' },
      warning: { backgroundColor: '$warningSoft', '--tone': '$colors$warning' },
      info: { backgroundColor: '$infoSoft', '--tone': '$colors$info' },
    },
  },
});

const row = css('alert-banner-row', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  paddingBlock: '$2',
});

const sign = css('alert-banner-sign', { flex: 'none', marginTop: '0.625rem', color: 'var(--tone)' });

const said = css('alert-banner-words', {
  flex: 1,
  minWidth: 0,
  paddingBlock: '0.625rem',
  '@md': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '$1 $5' },
});

const text = css('alert-banner-text', { fontWeight: '$medium', lineHeight: '$snug' });

const calls = css('alert-banner-calls', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 $5',
  marginTop: '$2',
  '@md': { marginTop: 0 },
});

const call = css('alert-banner-call', { color: '$ink', fontWeight: '$semibold', lineHeight: '$snug' });

const close = css('alert-banner-close', {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginInlineEnd: '-0.625rem',
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  '&:hover': { backgroundColor: 'color-mix(in srgb, $colors$ink 8%, transparent)' },
  '&:focus-visible': { borderRadius: '50%' },
  '@unscripted': { display: 'none' },
});
