import { control } from '../../field-parts/control/control.styles.ts';
import { choiceId } from '../../field-parts/field-ids.ts';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { GroupFrame } from '../../field-parts/frame/group-frame.tsx';
import { css } from '../../theme/css.ts';

/** A date in three boxes, sent as three entries of one name: day, month, year. */
export function DateInput(props: FieldProps<'date-input'>) {
  const { field, id, texts, required, problem, registration, host } = props;
  const { dayLabel = host.words.day, monthLabel = host.words.month, yearLabel = host.words.year } = field;
  const parts = [
    { part: 'day', label: dayLabel, width: 'two' },
    { part: 'month', label: monthLabel, width: 'two' },
    { part: 'year', label: yearLabel, width: 'four' },
  ] as const;
  return (
    <GroupFrame {...props} role="group" options={parts}>
      <div className={boxes()}>
        {parts.map(({ part, label, width }, index) => (
          <label key={part} className={box({ digits: width })}>
            {label}
            <input
              {...registration}
              id={choiceId(id, index)}
              type="text"
              inputMode="numeric"
              autoComplete={field.autocomplete && `${field.autocomplete}-${part}`}
              spellCheck={false}
              defaultValue={texts[index] ?? ''}
              aria-required={required}
              aria-invalid={problem !== undefined}
              className={`${control()} ${digits()}`}
            />
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}

/** The boxes side by side; they wrap only where text is very large. */
const boxes = css('date-input-boxes', { display: 'flex', flexWrap: 'wrap', gap: '$3' });

/** A box below its name. */
const box = css('date-input-box', {
  display: 'grid',
  gap: '$1',
  fontSize: '$sm',
  variants: {
    digits: {
      two: { width: '4.75rem' },
      four: { width: '6.75rem' },
    },
  },
});

/** With `control`: the digits of one box. */
const digits = css('date-input-digits', { fontVariantNumeric: 'tabular-nums' });
