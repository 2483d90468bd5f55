import type { FieldProps } from '../../field-parts/field-props.ts';
import { Anchor } from '../../host/anchor.tsx';
import {
  card,
  cards,
  heading,
  link as linkClass,
  place,
  text as textClass,
  title as titleClass,
} from './next-steps.styles.ts';

/** The next steps, as cards in order; nothing when there are none. */
export function NextSteps({ field, id, view }: FieldProps<'next-steps'>) {
  const shown = field.steps.flatMap((step, index) => {
    const { when, text } = view?.steps[index] ?? {};
    return when === true && text !== undefined ? [{ ...step, text }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section id={id} data-wide className={place()} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={heading()}>
        {field.label}
      </h2>
      <ol className={cards()}>
        {shown.map(({ title, text, link }) => (
          <li key={title} className={card()}>
            <h3 className={titleClass()}>{title}</h3>
            <p className={textClass()}>{text}</p>
            {link && (
              <Anchor href={link.href} target={link.target} className={linkClass()}>
                {link.label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
