import { choiceId } from '../field-ids.ts';
import type { FieldProps, QuestionProps } from '../field-props.ts';
import { GroupFrame } from '../frame/group-frame.tsx';
import { choices } from './choice.styles.ts';
import { Choice } from './choice.tsx';
import { choiceColumns } from './choice-columns.ts';

/** Choices shown all at once, as checkboxes or radio buttons. */
export function ChoiceGroup(
  props: QuestionProps &
    Pick<FieldProps<'radio-group'>, 'texts' | 'options' | 'registration'> & {
      readonly type: 'checkbox' | 'radio';
    },
) {
  const { type, id, texts, options, problem, registration } = props;
  const columns = choiceColumns(options);
  return (
    <GroupFrame
      {...props}
      role={type === 'radio' ? 'radiogroup' : 'group'}
      wide={columns === 'pair' ? 'choices' : undefined}
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
