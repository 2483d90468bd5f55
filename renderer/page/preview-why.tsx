import type { StepExplanation } from '#engine';
import { css } from '../theme/css.ts';

/** A step of the page, explained, and the address that opens it with its answers. */
export interface ExplainedStep {
  readonly explanation: StepExplanation;
  readonly link: string;
}

interface PreviewWhyProps {
  readonly steps: readonly ExplainedStep[];
}

/** Why the steps of the page are as they are, for their author. These are not texts of the site. */
export function PreviewWhy({ steps }: PreviewWhyProps) {
  return (
    <section className={previewWhy()} aria-label="Preview" lang="en">
      <p>
        The answers have been sent since this page was loaded.{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, with its query. */}
        <a href="">Reload the page</a> to read why its steps are as they are now.
      </p>
      {steps.map(({ explanation: { step, itself, fields, next }, link }) => (
        <details key={step}>
          <summary>Why is the step “{step}” as it is?</summary>
          <p>
            For the answers that were stored when this page was loaded, as if every step had been sent.
            Sensitive answers are masked.
          </p>
          <Reasons title="This step" lines={itself} />
          {fields.map(({ name, label, outcome, lines }) => (
            <Reasons key={name} title={`“${label === '' ? name : label}” is ${outcome}`} lines={lines} />
          ))}
          {next.length > 0 && <Reasons title="The next step" lines={next} />}
          <p>
            <a href={link}>Link to this step with these answers</a>, with others in place of sensitive ones.
          </p>
        </details>
      ))}
    </section>
  );
}

function Reasons({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <details>
      <summary>{title}</summary>
      <pre>{lines.join('\n')}</pre>
    </details>
  );
}

/** Below the page, apart from it: only authors see it. */
const previewWhy = css('preview-why', {
  padding: '$4',
  color: '$ink',
  backgroundColor: '$mist',
  borderTop: '2px dashed $colors$lineStrong',
  overflowWrap: 'anywhere',
  '@print': { display: 'none' },
  '& > p': { display: 'var(--why-outdated, none)' },
  '& > details': { display: 'var(--why-explained, block)' },
  // A form marks itself once the server has answered a press in place: what is said here was before.
  'body:has(&):has(form[data-sent])': { '--why-outdated': 'block', '--why-explained': 'none' },
  '& summary': {
    display: 'list-item',
    paddingBlock: '$3',
    listStyle: 'disclosure-closed inside',
    cursor: 'pointer',
  },
  '& details[open] > summary': { listStyleType: 'disclosure-open' },
  '& details details': { paddingInlineStart: '$4' },
  '& pre': { whiteSpace: 'pre-wrap', margin: 0, paddingBlock: '$2' },
});
