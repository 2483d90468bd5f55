import type { DisplayDefinition } from '#engine';
import type { Field } from '#schemas';
import { Anchor } from '../host/anchor.tsx';
import { createStepAround, type StepAround } from '../state/step-around.ts';
import { Icon } from '../theme/icon.tsx';
import {
  chip,
  chipChange,
  chips as chipsClass,
  chipWords,
  content,
  opener,
  panel,
  summary as summaryClass,
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
    </nav>
  );
}

interface SummaryProps {
  readonly around: StepAround;
  readonly summary: NonNullable<DisplayDefinition['summary']>;
}

/** What the choices so far come to. Beside the questions it is open; elsewhere a button opens it, with or without JavaScript. */
function Summary({ around, summary }: SummaryProps) {
  const step = useStep();
  if (!around.summary) return null;
  return (
    <StepProvider value={{ ...step, form: around.summary }}>
      <aside className={summaryClass()} aria-label={summary.title}>
        <details className={panel()}>
          <summary className={opener()}>
            {summary.openLabel}
            <Icon name="plus" />
          </summary>
          <div className={content()}>
            <h2 className={summaryTitle()}>{summary.title}</h2>
            {summary.form.fields.map((field: Field) => (
              <FieldSlot key={field.name} field={field} />
            ))}
          </div>
        </details>
      </aside>
    </StepProvider>
  );
}

/** What stands around a step's form. */
export const around = { Chips, Summary, createStepAround };
