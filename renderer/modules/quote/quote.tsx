import type { Quote as QuoteModule } from '#schemas';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { person, quote, translation, words } from './quote.styles.ts';

/** A large quotation with the speaker's name. */
export function Quote({ module }: ModuleProps<QuoteModule>) {
  return (
    <Band>
      <figure className={quote()}>
        <blockquote lang={module.language} className={words()}>
          {module.quote}
        </blockquote>
        {module.translation && <p className={translation()}>{module.translation}</p>}
        {module.person && <figcaption className={person()}>{module.person}</figcaption>}
      </figure>
    </Band>
  );
}
