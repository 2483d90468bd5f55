import { nextSteps } from '#engine';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { Anchor } from '../../host/anchor.tsx';
import { css } from '../../theme/css.ts';
import { pairs } from '../../theme/even-rows.ts';

export const rareField: RareField<'next-steps'> = { component: NextSteps, declaration: nextSteps };

/** The next steps, as cards in order; nothing when there are none. */
function NextSteps({ field, id, view }: FieldProps<'next-steps'>) {
  const shown = field.steps.flatMap((step, index) => {
    const { when, text } = view?.steps[index] ?? {};
    return when === true && text !== undefined ? [{ ...step, text }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section id={id} data-wide className={place()} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={heading()}>
        {field.label}
      </h2>
      <ol className={cards()}>
        {shown.map(({ title, text, link }) => (
          <li key={title} className={card()}>
            <h3 className={titleClass()}>{title}</h3>
            <p className={textClass()}>{text}</p>
            {link && (
              <Anchor href={link.href} target={link.target} className={linkClass()}>
                {link.label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const place = css('next-steps-place', { marginBlock: '$6' });

const heading = css('next-steps-heading', {
  marginBlockEnd: '$4',
  fontSize: '$xl',
  fontWeight: '$semibold',
});

const cards = css('next-steps-cards', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // In the column of the questions, a third card in a row leaves no room for a sentence.
  ...pairs,
  gap: '$4',
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  // Browsers lay one grid over the next at a page break.
  '@print': { display: 'block' },
});

/** A numbered card: the number gives the order. */
const card = css('next-steps-card', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: '$5',
  borderRadius: '$lg',
  backgroundColor: '$paper',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    display: 'grid',
    placeContent: 'center',
    width: '2.25rem',
    height: '2.25rem',
    marginBlockEnd: '$3',
    borderRadius: '50%',
    backgroundColor: '$accent',
    color: '$onAccent',
    fontWeight: '$bold',
    fontVariantNumeric: 'tabular-nums',
  },
  '@forced': { border: '1px solid CanvasText', '&::before': { border: '1px solid CanvasText' } },
  '@print': {
    display: 'block',
    padding: '0 0 $4',
    backgroundColor: 'transparent !important',
    '&::before': { display: 'inline', content: 'counter(step) ". "' },
  },
});

const titleClass = css('next-steps-title', {
  fontSize: '$lg',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  '@print': { display: 'inline' },
});

const textClass = css('next-steps-text', { marginBlockStart: '$2', color: '$inkSoft', lineHeight: 1.5 });

/** Aligned with the links of the cards beside it, and tall enough for a finger. */
const linkClass = css('next-steps-link', {
  marginBlockStart: 'auto',
  paddingBlock: '0.75rem 0',
  fontWeight: '$semibold',
});
