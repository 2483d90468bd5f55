import { Band, ButtonLink, type ModuleProps, ThirdPartyPlace } from 'waymark/extend';

interface BookACallModule {
  readonly variant: 'residential' | 'business';
  readonly title: string;
  readonly description?: string;
  readonly cta: { readonly label: string; readonly href: string; readonly target?: '_self' | '_blank' };
}

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
