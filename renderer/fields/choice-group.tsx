import { choices } from './choice.classes.ts';
import { Choice } from './choice.tsx';
import { choiceColumns } from './choice-columns.ts';
import { choiceId } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';
import { GroupFrame } from './group-frame.tsx';

/** Choices that are all in view, as boxes to tick or as radio buttons. */
export function ChoiceGroup({
  type,
  field,
  id,
  texts,
  required,
  options,
  problem,
  registration,
  host,
}: FieldProps<'checkbox-group' | 'radio-group'> & { readonly type: 'checkbox' | 'radio' }) {
  const columns = choiceColumns(options);
  return (
    <GroupFrame
      id={id}
      name={field.name}
      role={type === 'radio' ? 'radiogroup' : 'group'}
      label={field.label}
      hint={field.hint}
      info={field.info}
      required={required}
      problem={problem}
      empty={options.length === 0}
      words={host.words}
      wide={columns === 'pair'}
    >
      <div className={choices({ columns })}>
        {options.map((option, index) => (
          <Choice
            key={option.id}
            type={type}
            id={choiceId(id, index)}
            option={option}
            chosen={texts.includes(option.id)}
            invalid={problem !== undefined}
            registration={registration}
          />
        ))}
      </div>
    </GroupFrame>
  );
}
