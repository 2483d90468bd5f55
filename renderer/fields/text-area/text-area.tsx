import { control } from '../../field-parts/control/control.styles.ts';
import { controlProps } from '../../field-parts/control/control-props.ts';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { FieldFrame } from '../../field-parts/frame/field-frame.tsx';

/** Several lines of text; the box grows with them. */
export function TextArea(props: FieldProps<'text-area'>) {
  const { field, texts } = props;
  return (
    <FieldFrame {...props}>
      <textarea
        {...controlProps(props)}
        rows={field.rows ?? 4}
        className={control({ kind: 'area' })}
        defaultValue={texts[0] ?? ''}
        placeholder={field.placeholder}
        autoComplete={field.autocomplete}
      />
    </FieldFrame>
  );
}
