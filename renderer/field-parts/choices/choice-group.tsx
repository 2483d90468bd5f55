import { Fragment } from 'react';
import type { Option } from '#schemas';
import { choiceId } from '../field-ids.ts';
import type { FieldProps, QuestionProps } from '../field-props.ts';
import { GroupFrame } from '../frame/group-frame.tsx';
import { choices, ofOption } from './choice.styles.ts';
import { Choice } from './choice.tsx';

/** Choices shown all at once, as checkboxes or radio buttons. */
export function ChoiceGroup(
  props: QuestionProps &
    Pick<FieldProps<'radio-group'>, 'texts' | 'options' | 'registration' | 'asked'> & {
      readonly type: 'checkbox' | 'radio';
    },
) {
  const { type, id, texts, options, problem, registration, asked } = props;
  const columns = asked ? undefined : choiceColumns(options);
  return (
    <GroupFrame
      {...props}
      role={type === 'radio' ? 'radiogroup' : 'group'}
      wide={columns === 'pair' ? 'choices' : undefined}
    >
      <div className={choices({ columns })}>
        {options.map((option, index) => (
          <Fragment key={option.id}>
            <Choice
              type={type}
              id={choiceId(id, index)}
              option={option}
              chosen={texts.includes(option.id)}
              invalid={problem !== undefined}
              registration={registration}
            />
            {asked?.[option.id] && <div className={ofOption()}>{asked[option.id]}</div>}
          </Fragment>
        ))}
      </div>
    </GroupFrame>
  );
}

/** Length of the longest label that fits in half the width of a form. */
const shortLabel = 22;

/**
 * Two columns for an even number of short choices, or for more than four. Two choices that both have a hint
 * are a pair over the whole width of the form. Everything else gets one column.
 */
export function choiceColumns(options: readonly Option[]): 'two' | 'pair' | undefined {
  if (options.length === 2 && options.every(({ hint }) => hint !== undefined)) return 'pair';
  const short = options.every(({ label, hint }) => label.length <= shortLabel && hint === undefined);
  return short && options.length > 1 && (options.length % 2 === 0 || options.length > 4) ? 'two' : undefined;
}
