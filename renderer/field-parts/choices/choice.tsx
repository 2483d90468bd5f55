import type { Option } from '#schemas';
import { hintId, labelId, namedAndDescribed } from '../field-ids.ts';
import type { Registration } from '../field-props.ts';
import { choice, choiceHint, choiceWords, mark } from './choice.styles.ts';

interface ChoiceProps {
  readonly type: 'radio' | 'checkbox';
  readonly id: string;
  readonly option: Pick<Option, 'id' | 'label' | 'hint' | 'language'>;
  readonly chosen: boolean;
  readonly invalid: boolean;
  readonly registration: Registration;
}

/** One choice of a group, as a card that can be tapped anywhere. */
export function Choice({ type, id, option, chosen, invalid, registration }: ChoiceProps) {
  return (
    <label className={choice({ invalid })}>
      <input
        {...registration}
        id={id}
        type={type}
        value={option.id}
        defaultChecked={chosen}
        className={mark({ shape: type === 'radio' ? 'round' : 'square' })}
        aria-invalid={type === 'checkbox' ? invalid : undefined}
        {...namedAndDescribed(id, option.hint)}
      />
      <span className={choiceWords()}>
        <span id={labelId(id)} lang={option.language}>
          {option.label}
        </span>
        {option.hint !== undefined && (
          <span id={hintId(id)} lang={option.language} className={choiceHint()}>
            {option.hint}
          </span>
        )}
      </span>
    </label>
  );
}
