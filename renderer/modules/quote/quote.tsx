import type { Quote as QuoteModule } from '#schemas';
import type { ModuleProps } from '../../host/host.ts';
import { Band } from '../../theme/band.tsx';
import { css } from '../../theme/css.ts';

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

const quote = css('quote', {
  position: 'relative',
  isolation: 'isolate',
  maxWidth: '58rem',
  paddingTop: 'clamp(2.5rem, 2rem + 2vw, 4rem)',
  // The opening mark, drawn as type.
  '&::before': {
    content: '"“" / ""',
    position: 'absolute',
    top: '-0.12em',
    insetInlineStart: '-0.04em',
    fontSize: 'clamp(6rem, 4.5rem + 6vw, 10rem)',
    fontWeight: '$bold',
    lineHeight: 1,
    color: '$accent',
    zIndex: -1,
    // In forced colours it would be as dark as the text over it.
    '@forced': { display: 'none' },
  },
});

const words = css('quote-words', {
  fontSize: '$3xl',
  fontWeight: '$medium',
  lineHeight: 1.18,
  letterSpacing: '$heading',
  textWrap: 'balance',
});

/** The translation into the page's language. */
const translation = css('quote-translation', {
  maxWidth: '$reading',
  marginTop: '$5',
  fontSize: '$xl',
  lineHeight: '$snug',
});

const person = css('quote-person', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  marginTop: '$5',
  fontWeight: '$medium',
  color: '$inkSoft',
  '&::before': { content: '""', width: '2rem', height: '2px', backgroundColor: '$accent' },
});
