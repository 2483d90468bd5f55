import type { Site } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { Icon } from '../../theme/icon.tsx';
import { container } from '../../theme/layout.styles.ts';
import { banner, call, calls, close, row, sign, text, words } from './alert-banner.styles.ts';
import type { Alert } from './read-alert.ts';

interface AlertBannerProps {
  readonly alert: Alert;
  readonly labels: NonNullable<Site['alerts']>;
}

/**
 * An alert at the top of the page. A script hides it before the page is painted while it is stored as closed
 * (`browser/early/alerts.ts`); without scripts it is always there.
 */
export function AlertBanner({ alert, labels }: AlertBannerProps) {
  const { tone, calls: links } = alert;
  return (
    <section className={banner({ tone })} aria-label={labels.label} data-script="close-alert">
      <div className={container()}>
        <div className={row()}>
          <Icon name={tone === 'info' ? 'info' : 'alarm'} className={sign()} />
          <div className={words()}>
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
          <button type="button" className={close()} aria-label={labels.closeLabel} data-close-alert="">
            <Icon name="close" />
          </button>
        </div>
      </div>
    </section>
  );
}
