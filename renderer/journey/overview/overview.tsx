import type { FocusEvent } from 'react';
import type { DisplayDefinition } from '#engine';
import type { Field } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { createStepOverview, type StepOverview } from '../../state/step-overview.ts';
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
} from './overview.classes.ts';

interface ChipsProps {
  readonly overview: StepOverview;
  readonly changeLabel: string | undefined;
}

/** What has been chosen on the steps before, each with the way back to it. */
function Chips({ overview, changeLabel }: ChipsProps) {
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
          {chips.map(({ step, href, label }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step may have several chips, which keep their order.
            <li key={`${step}/${index}`}>
              <Anchor href={href} className={chip()}>
                <span className={chipWords()}>{label}</span>
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
 * What the choices so far come to. Beside the questions it is always there; where there is no room, a button in the
 * header of the page opens it, with or without JavaScript.
 */
function Summary({ overview, summary, id }: SummaryProps) {
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

/** Where the summary lies over the page, the focus would go behind it. Its own button, in view above it, closes it itself. */
function closeWhenLeft({ currentTarget: summary, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  if (!next || summary.contains(next) || next.matches(`[popovertarget="${summary.id}"]`)) return;
  if (summary.matches(':popover-open')) summary.hidePopover();
}

/** Chips and summary of a step. Fetched only by steps that have them. */
export const overview = { Chips, Summary, createStepOverview };
