import { useEffect, useState } from 'react';
import { review } from '#engine';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { hint as hintClass } from '../../field-parts/frame/field.styles.ts';
import { ValueRows } from '../../field-parts/value-rows/value-rows.tsx';
import { Anchor } from '../../host/anchor.tsx';
import type { FieldHost } from '../../host/field-host.ts';
import { button } from '../../theme/button.styles.ts';
import { css } from '../../theme/css.ts';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import { RichAnswer } from './rich-answer.tsx';

export const rareField: RareField<'review'> = { component: Review, declaration: review };

/**
 * Answers of the previous steps, each step with a link back to it; at the end of a journey what was sent, with reference
 * and date, to print.
 */
function Review({ field, id, host }: FieldProps<'review'>) {
  const { label, hint, changeLabel } = field;
  const { words, reviewed = [], receipt } = host;
  if (reviewed.length === 0) return null;
  return (
    <section id={id} className={place()} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={heading()}>
        {label}
      </h2>
      {hint !== undefined && <p className={hintClass()}>{hint}</p>}
      {receipt && <ValueRows rows={receipt.rows} />}
      {reviewed.map(({ step, title, href, answers }) => (
        <section key={step} className={stepClass()}>
          <div className={head()}>
            <h3 className={stepTitle()}>{title}</h3>
            {href !== undefined && changeLabel !== undefined && (
              <Anchor href={href} className={change()}>
                {changeLabel}
                <span className={visuallyHidden()}>: {title}</span>
              </Anchor>
            )}
          </div>
          {groupsOf(answers).map(({ item, start, answers: group }) => (
            <ValueRows
              key={start}
              rows={[
                ...(item === undefined ? [] : [{ label: item }]),
                ...group.map(({ label: question, value, rich }) => ({
                  label: question,
                  shown: rich && <RichAnswer blocks={rich} />,
                  value: typeof value === 'boolean' ? (value ? words.yes : words.no) : value,
                })),
              ]}
            />
          ))}
        </section>
      ))}
      {receipt && <Keep receipt={receipt} />}
    </section>
  );
}

/** How to keep what was sent: by the browser's print, which also makes PDF files. The button needs a script. */
function Keep({ receipt: { hint, print } }: { readonly receipt: NonNullable<FieldHost['receipt']> }) {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  return (
    <div className={keep()}>
      <p className={hintClass()}>{hint}</p>
      {canPrint && (
        <button
          type="button"
          className={button({ tone: 'secondary', size: 'small' })}
          onClick={() => window.print()}
        >
          {print}
        </button>
      )}
    </div>
  );
}

type Answers = NonNullable<FieldHost['reviewed']>[number]['answers'];

/** Answers about one item of a list after each other, and those about none. */
function groupsOf(answers: Answers) {
  const starts = answers.flatMap(({ item }, at) => (at === 0 || item !== answers[at - 1]?.item ? [at] : []));
  return starts.map((start, at) => ({
    start,
    item: answers[start]?.item,
    answers: answers.slice(start, starts[at + 1]),
  }));
}

const place = css('review-place', { marginBlock: '$6' });

const keep = css('review-keep', { marginBlockStart: '$4', '@print': { display: 'none' } });

const heading = css('review-heading', {
  marginBlockEnd: '$2',
  fontSize: '$xl',
  fontWeight: '$bold',
  color: '$ink',
});

/** One step and its answers, with a gap to the next. */
const stepClass = css('review-step', {
  marginBlockStart: '$4',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$md',
  backgroundColor: '$paper',
  breakInside: 'avoid',
});

const head = css('review-head', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '$4',
});

const stepTitle = css('review-step-title', {
  fontSize: '$lg',
  fontWeight: '$semibold',
  color: '$ink',
});

const change = css('review-change', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  color: '$accentText',
  fontWeight: '$semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
