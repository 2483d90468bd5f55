import { ofOption } from '../../field-parts/choices/choice.styles.ts';
import { control, listBox } from '../../field-parts/control/control.styles.ts';
import { controlProps } from '../../field-parts/control/control-props.ts';
import { ListArrow } from '../../field-parts/control/list-arrow.tsx';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { FieldFrame } from '../../field-parts/frame/field-frame.tsx';

/** One choice from a native list. Its first entry means that nothing is chosen. */
export function Select(props: FieldProps<'select'>) {
  const { field, texts, options, asked } = props;
  const question = (
    <FieldFrame {...props}>
      <div className={listBox()}>
        <select
          {...controlProps(props)}
          className={control({ kind: 'list' })}
          defaultValue={texts[0] ?? ''}
          autoComplete={field.autocomplete}
        >
          <option value="">{field.placeholder}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id} lang={option.language}>
              {option.label}
            </option>
          ))}
        </select>
        <ListArrow />
      </div>
    </FieldFrame>
  );
  if (!asked) return question;
  return (
    <>
      {question}
      {Object.entries(asked).map(([id, each]) => (
        <div key={id} className={ofOption()}>
          {each}
        </div>
      ))}
    </>
  );
}
