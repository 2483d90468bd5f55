import { choices } from '../choice.classes.ts';
import { Choice } from '../choice.tsx';
import { choiceColumns } from '../choice-columns.ts';
import { choiceId } from '../field-ids.ts';
import type { FieldProps } from '../field-props.ts';
import { GroupFrame } from '../group-frame.tsx';

/** One choice, all choices in view. */
export function RadioGroup(props: FieldProps<'radio-group'>) {
  const { field, id, texts, required, options, problem, registration, host } = props;
  return (
    <GroupFrame
      id={id}
      name={field.name}
      role="radiogroup"
      label={field.label}
      hint={field.hint}
      required={required}
      problem={problem}
      empty={options.length === 0}
      words={host.words}
    >
      <div className={choices({ columns: choiceColumns(options) })}>
        {options.map((option, index) => (
          <Choice
            key={option.id}
            type="radio"
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
