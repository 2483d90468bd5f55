import { css } from '../../theme/css.ts';
import { boxesOfDate, RowOfBoxes } from '../boxes/boxes.tsx';
import { control } from '../control/control.styles.ts';
import { choiceId } from '../field-ids.ts';
import type { QuestionProps, Registration } from '../field-props.ts';
import { FieldLabel } from '../frame/field-label.tsx';
import { GroupFrame } from '../frame/group-frame.tsx';

/** A part of a question as it is shown: a text in one box, or a date in three. */
interface ShownPart {
  readonly part: string;
  readonly kind: 'text' | 'date';
  readonly label: string;
  readonly isRequired: boolean;
  readonly width?: 'short' | 'half' | 'full' | undefined;
  readonly autoComplete?: string | undefined;
}

interface PartsProps extends QuestionProps {
  readonly parts: readonly ShownPart[];
  readonly texts: readonly string[];
  readonly registration: Registration;
}

/** A question with several named parts below each other, sent as entries of one name in their order. */
export function Parts(props: PartsProps) {
  const { parts } = props;
  let next = 0;
  const placed = parts.map((part) => {
    const at = next;
    next += part.kind === 'date' ? 3 : 1;
    return { part, at };
  });
  return (
    <GroupFrame {...props} role="group" options={parts}>
      <div className={list()}>
        {placed.map(({ part, at }) => (
          <OnePart key={part.part} {...props} shown={part} at={at} />
        ))}
      </div>
    </GroupFrame>
  );
}

interface OnePartProps extends PartsProps {
  readonly shown: ShownPart;
  /** How many boxes of the question come before it. */
  readonly at: number;
}

function OnePart({ shown, at, ...props }: OnePartProps) {
  const { id, host, problem, registration, texts } = props;
  const { kind, label, isRequired, width = 'full', autoComplete } = shown;
  // Where the question may be left out, so may each part.
  const required = props.required && isRequired;
  const isMarked = props.required && !isRequired;
  const name = <FieldLabel label={label} language={undefined} required={!isMarked} words={host.words} />;
  if (kind === 'date')
    return (
      <fieldset className={days()}>
        <legend>{name}</legend>
        <RowOfBoxes {...props} required={required} boxes={boxesOfDate(host.words)} after={at} />
      </fieldset>
    );
  return (
    <label className={line({ width })}>
      <span>{name}</span>
      <input
        {...registration}
        id={choiceId(id, at)}
        type="text"
        autoComplete={autoComplete}
        spellCheck={false}
        defaultValue={texts[at] ?? ''}
        aria-required={required}
        aria-invalid={problem !== undefined}
        className={control()}
      />
    </label>
  );
}

const list = css('parts', { display: 'grid', gap: '$3' });

/** A box below its name. */
const line = css('parts-line', {
  display: 'grid',
  gap: '$1',
  fontSize: '$sm',
  variants: {
    width: {
      short: { maxWidth: '9rem' },
      half: { maxWidth: '20rem' },
      full: {},
    },
  },
});

/** The boxes of a day below their name. */
const days = css('parts-days', {
  display: 'grid',
  gap: '$1',
  '> legend': { marginBlockEnd: '$1', padding: 0, fontWeight: '$medium' },
  margin: 0,
  padding: 0,
  border: 0,
  fontSize: '$sm',
});
