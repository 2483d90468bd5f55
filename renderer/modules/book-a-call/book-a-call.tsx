import type { BookACall as BookACallModule } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { button } from '../../theme/button.styles.ts';
import { css } from '../../theme/css.ts';

/**
 * A calendar that a third party's script fills once it comes into view (`page/browser/late/book-a-call.ts`). Its space
 * is reserved; until then, and without the script, it holds a link.
 */
export function BookACall({ module }: ModuleProps<BookACallModule>) {
  const { variant, cta } = module;
  return (
    <Band>
      <div className={head()}>
        <h2 className={title()}>{module.title}</h2>
        {module.description && <p className={description()}>{module.description}</p>}
      </div>
      <div className={calendar()} data-book-a-call={variant} data-script="book-a-call">
        <Anchor href={cta.href} target={cta.target} className={button({ tone: 'secondary' })}>
          {cta.label}
        </Anchor>
      </div>
    </Band>
  );
}

const head = css('book-a-call-head', { maxWidth: '$reading', marginBottom: '$5' });

const title = css('book-a-call-title', { fontSize: '$2xl' });

const description = css('book-a-call-description', {
  marginTop: '$3',
  color: '$inkSoft',
  fontSize: '$lg',
});

/** As high as the calendar, so that nothing moves when it comes. */
const calendar = css('book-a-call-calendar', {
  minHeight: '16rem',
  padding: '$5',
  border: '1px solid $colors$line',
  borderRadius: '$lg',
  backgroundColor: '$canvas',
  '@sm': { minHeight: '14rem', padding: '$6' },
});
