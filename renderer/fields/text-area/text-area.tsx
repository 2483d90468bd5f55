import { control } from '../../field-parts/control/control.styles.ts';
import { controlProps } from '../../field-parts/control/control-props.ts';
import type { FieldProps } from '../../field-parts/field-props.ts';
import { FieldFrame } from '../../field-parts/frame/field-frame.tsx';
import { remainingPart } from '../../field-parts/remaining/remaining-part.ts';
import { shownLimit, usualCountFrom } from '../../field-parts/remaining/shown-limit.ts';

/** Several lines of text; the box grows with them. */
export function TextArea(props: FieldProps<'text-area'>) {
  const { field, id, texts, host } = props;
  const limit = shownLimit(field, usualCountFrom);
  const Remaining = limit && remainingPart.here();
  return (
    <FieldFrame {...props}>
      <textarea
        {...controlProps(props, limit?.unit)}
        rows={field.rows ?? 4}
        className={control({ kind: 'area' })}
        defaultValue={texts[0] ?? ''}
        placeholder={field.placeholder}
        autoComplete={field.autocomplete}
      />
      {limit && Remaining && <Remaining id={id} limit={limit} text={texts[0] ?? ''} words={host.words} />}
    </FieldFrame>
  );
}
