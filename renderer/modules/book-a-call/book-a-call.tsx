import type { BookACall as BookACallModule } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { button } from '../../theme/button.styles.ts';
import { calendar, description, head, title } from './book-a-call.styles.ts';

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
