import { linkAddress, taskList } from '#engine';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { hint as hintClass } from '../../field-parts/frame/field.styles.ts';
import { css } from '../../theme/css.ts';

export const rareField: RareField<'task-list'> = { component: TaskList, declaration: taskList };

/** The sections of the journey with their states; nothing in a journey without sections. */
function TaskList({ field, id, host, problem }: FieldProps<'task-list'>) {
  const { progress, sections } = host.sections ?? { progress: '', sections: [] };
  if (sections.length === 0) return null;
  return (
    <section id={id} className={place()} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={heading()}>
        {field.label}
      </h2>
      {field.hint !== undefined && <p className={hintClass()}>{field.hint}</p>}
      <p className={count()}>{progress}</p>
      <ul className={rows()}>
        {sections.map(({ id: section, title, hint, state, status, optional, href, message }) => {
          const key = `${id}-${section}`;
          const error = problem === undefined ? undefined : message;
          const described = [
            hint !== undefined && `${key}-hint`,
            error !== undefined && `${key}-error`,
            `${key}-status`,
          ].filter(Boolean);
          const name = optional === undefined ? title : `${title} (${optional})`;
          return (
            <li key={section} className={row()} data-wrong={error !== undefined || undefined}>
              <div className={about()}>
                {href === undefined ? (
                  <span id={key} tabIndex={-1} className={closed()}>
                    {name}
                  </span>
                ) : (
                  <a
                    id={key}
                    href={linkAddress(href)}
                    className={link()}
                    aria-describedby={described.join(' ')}
                  >
                    {name}
                  </a>
                )}
                {hint !== undefined && (
                  <p id={`${key}-hint`} className={hintClass()}>
                    {hint}
                  </p>
                )}
                {error !== undefined && (
                  <p id={`${key}-error`} className={wrong()}>
                    {error}
                  </p>
                )}
              </div>
              <p id={`${key}-status`} className={mark({ state })}>
                {status}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const place = css('task-list-place', { marginBlock: '$6' });

const heading = css('task-list-heading', {
  marginBlockEnd: '$2',
  fontSize: '$xl',
  fontWeight: '$bold',
  color: '$ink',
});

const count = css('task-list-count', { marginBlock: '$2 $4' });

const rows = css('task-list-rows', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: '1px solid $line',
});

/** One section, with its state at the end of the line. */
const row = css('task-list-row', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$1 $4',
  paddingBlock: '$2',
  borderBlockEnd: '1px solid $line',
  breakInside: 'avoid',
  '&[data-wrong]': { paddingInlineStart: '$3', borderInlineStart: '5px solid $danger' },
});

const about = css('task-list-about', { flex: '1 1 16rem', minWidth: 0 });

const link = css('task-list-link', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  color: '$accentText',
  fontWeight: '$semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

const closed = css('task-list-closed', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  color: '$inkSoft',
});

const wrong = css('task-list-wrong', { color: '$danger', fontWeight: '$medium' });

/** A completed section is plain; what is left to do stands out. */
const mark = css('task-list-mark', {
  flex: 'none',
  borderRadius: '$sm',
  variants: {
    state: {
      cannotStart: { color: '$inkSoft' },
      notStarted: { paddingInline: '$2', backgroundColor: '$accentSoft', color: '$ink' },
      inProgress: {
        paddingInline: '$2',
        backgroundColor: '$accentSoft',
        color: '$ink',
        fontWeight: '$semibold',
      },
      completed: { color: '$ink' },
    },
  },
});
