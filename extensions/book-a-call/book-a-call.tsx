import { Band, ButtonLink, type ModuleProps, ThirdPartyPlace } from 'waymark/extend';
import type { BookACallModule } from './book-a-call.types.ts';

/**
 * A calendar that a third party's script fills once it comes into view. Its space is reserved; until then, and without
 * the script, it holds a link.
 */
export function BookACall({ module }: ModuleProps<BookACallModule>) {
  const { variant, title, description, cta } = module;
  return (
    <Band>
      <div className="book-a-call-head">
        <h2 className="book-a-call-title">{title}</h2>
        {description && <p className="book-a-call-description">{description}</p>}
      </div>
      <ThirdPartyPlace of="book-a-call">
        <div className="book-a-call-calendar" data-book-a-call={variant}>
          <ButtonLink href={cta.href} target={cta.target} tone="secondary">
            {cta.label}
          </ButtonLink>
        </div>
      </ThirdPartyPlace>
    </Band>
  );
}
