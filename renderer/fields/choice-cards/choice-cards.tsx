import { choices } from '../choice.classes.ts';
import { Choice } from '../choice.tsx';
import { choiceId } from '../field-ids.ts';
import type { FieldProps } from '../field-props.ts';
import { GroupFrame } from '../group-frame.tsx';

/** One choice, as cards that compare at a glance. */
export function ChoiceCards(props: FieldProps<'choice-cards'>) {
  const { field, id, texts, required, options, view, problem, registration, host } = props;
  const cards = new Map(view?.cards.map((card) => [card.id, card]));
  return (
    <GroupFrame
      id={id}
      name={field.name}
      role="radiogroup"
      label={field.label}
      hint={field.hint}
      required={required}
      problem={problem}
      words={host.words}
    >
      <div className={choices()}>
        {options.map((option, index) => {
          const card = cards.get(option.id);
          if (card?.unavailable === true)
            return <p key={option.id}>{`${option.label}: ${card.unavailableLabel}`}</p>;
          return (
            <Choice
              key={option.id}
              type="radio"
              id={choiceId(id, index)}
              option={card?.subtitle === undefined ? option : { ...option, hint: card.subtitle }}
              chosen={texts.includes(option.id)}
              invalid={problem !== undefined}
              registration={registration}
            />
          );
        })}
      </div>
    </GroupFrame>
  );
}
