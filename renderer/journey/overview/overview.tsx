import type { FocusEvent } from 'react';
import type { DisplayDefinition } from '#engine';
import type { Field } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import type { StepOverview } from '../../state/step-overview.ts';
import { Icon } from '../../theme/icon.tsx';
import { FieldSlot } from '../questions/field-slot.tsx';
import { StepProvider, useStep } from '../step-context.ts';
import { useAtomValue } from '../use-atom-value.ts';
import {
  chip,
  chipChange,
  chips as chipsClass,
  chipsFold,
  chipsOpener,
  chipsSign,
  chipWords,
  summary as summaryClass,
  summaryClose,
  summaryHead,
  summaryTitle,
} from './overview.styles.ts';

interface ChipsProps {
  readonly overview: StepOverview;
  readonly changeLabel: string | undefined;
}

/** Choices of the previous steps, each with a link back to it. */
export function Chips({ overview, changeLabel }: ChipsProps) {
  const { host } = useStep();
  const chips = useAtomValue(overview.chips);
  if (chips.length === 0) return null;
  return (
    <nav aria-label={host.words.chosenSoFar}>
      <details className={chipsFold()}>
        <summary className={chipsOpener()}>
          {host.words.showChosen}
          <Icon name="plus" className={chipsSign()} />
        </summary>
        <ul className={chipsClass()}>
          {chips.map(({ step, href, label, language }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step may have several chips, which keep their order.
            <li key={`${step}/${index}`}>
              <Anchor href={href} className={chip()}>
                <span lang={language} className={chipWords()}>
                  {label}
                </span>
                {changeLabel !== undefined && <span className={chipChange()}>{changeLabel}</span>}
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

interface SummaryProps {
  readonly overview: StepOverview;
  readonly summary: NonNullable<DisplayDefinition['summary']>;
  readonly id: string;
}

/**
 * Summary of the choices so far. It is always shown beside the questions; on a narrow screen, a button in the
 * page's header opens it, with or without JavaScript.
 */
export function Summary({ overview, summary, id }: SummaryProps) {
  const step = useStep();
  if (!overview.summary) return null;
  return (
    <StepProvider value={{ ...step, form: overview.summary }}>
      <aside
        id={id}
        popover="auto"
        data-summary=""
        className={summaryClass()}
        aria-label={summary.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onBlur={closeWhenLeft}
      >
        <div className={summaryHead()}>
          <h2 className={summaryTitle()}>{summary.title}</h2>
          <button
            type="button"
            className={summaryClose()}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={step.host.words.closeLabel}
          >
            <Icon name="close" />
          </button>
        </div>
        {summary.form.fields.map((field: Field) => (
          <FieldSlot key={field.name} field={field} />
        ))}
      </aside>
    </StepProvider>
  );
}

/**
 * Closes the summary when the focus leaves it: where it covers the page, the focus would be hidden. Its own
 * button stays visible above it and closes it itself.
 */
function closeWhenLeft({ currentTarget: summary, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  if (!next || summary.contains(next) || next.matches(`[popovertarget="${summary.id}"]`)) return;
  if (summary.matches(':popover-open')) summary.hidePopover();
}
