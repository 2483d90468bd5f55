import type { FocusEvent } from 'react';
import type { DisplayDefinition } from '#engine';
import type { Field } from '#schemas';
import { Anchor } from '../host/anchor.tsx';
import { createStepAround, type StepAround } from '../state/step-around.ts';
import { Icon } from '../theme/icon.tsx';
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
} from './around.classes.ts';
import { FieldSlot } from './field-slot.tsx';
import { StepProvider, useStep } from './step-context.ts';
import { useAtomValue } from './use-atom-value.ts';

interface ChipsProps {
  readonly around: StepAround;
  readonly changeLabel: string | undefined;
}

/** What has been chosen on the steps before, each with the way back to it. */
function Chips({ around, changeLabel }: ChipsProps) {
  const { host } = useStep();
  const chips = useAtomValue(around.chips);
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
  readonly around: StepAround;
  readonly summary: NonNullable<DisplayDefinition['summary']>;
  readonly id: string;
}

/**
 * What the choices so far come to. Beside the questions it is always there; where there is no room, a button in the
 * header of the page opens it, with or without JavaScript.
 */
function Summary({ around, summary, id }: SummaryProps) {
  const step = useStep();
  if (!around.summary) return null;
  return (
    <StepProvider value={{ ...step, form: around.summary }}>
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

/** What stands around a step's form. */
export const around = { Chips, Summary, createStepAround };
