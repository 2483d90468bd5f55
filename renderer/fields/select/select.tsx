import { control, listArrow, listBox } from '../../field-parts/control/control.classes.ts';
import { controlProps } from '../../field-parts/control/control-props.ts';
import { FieldFrame } from '../../field-parts/frame/field-frame.tsx';
import type { FieldProps } from '../field-props.ts';

/** One choice from a native list. Its first entry means that nothing is chosen. */
export function Select(props: FieldProps<'select'>) {
  const { field, texts, options } = props;
  return (
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
        <svg className={listArrow()} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path
            d="M5 7.5l5 5 5-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </div>
    </FieldFrame>
  );
}
