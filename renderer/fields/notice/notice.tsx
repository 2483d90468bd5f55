import { field as fieldClass } from '../field.classes.ts';
import type { FieldProps } from '../field-props.ts';

/** Something to know. Serious ones are said at once by a screen reader. */
export function Notice({ field, id, view }: FieldProps<'notice'>) {
  const { tone, link } = field;
  if (view?.text === undefined) return null;
  return (
    <div id={id} className={fieldClass()} role={tone === 'error' ? 'alert' : 'status'}>
      <p>{view.text}</p>
      {link && (
        <a href={link.href} target={link.target}>
          {link.label}
        </a>
      )}
    </div>
  );
}
