import { useRef } from 'react';
import type { ShownCardOption } from '#engine';
import { choiceId } from '../field-ids.ts';
import type { FieldProps } from '../field-props.ts';
import { GroupFrame } from '../group-frame.tsx';
import { CardTabs } from './card-tabs.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { type CardsVariants, cardRoom, cards as cardsClass, noChoice } from './choice-cards.classes.ts';

/** One choice, as cards that compare at a glance. Pressing the chosen one again takes the choice back. */
export function ChoiceCards(props: FieldProps<'choice-cards'>) {
  const { field, id, texts, options, view, registration, onAnswer, onSettled, host } = props;
  const views = new Map(view?.cards.map((card) => [card.id, card]));
  const chosen = useRef(texts[0]);

  function press(input: HTMLInputElement): void {
    if (chosen.current === input.value) takeBack(input);
    else chosen.current = input.value;
  }

  function takeBack(input: HTMLInputElement): void {
    chosen.current = undefined;
    input.checked = false;
    onAnswer('');
    onSettled();
  }

  return (
    <GroupFrame {...props} role="radiogroup" wide>
      <div className={cardRoom()}>
        {field.tabs !== undefined && <CardTabs field={field} id={id} options={options} chosen={texts} />}
        <div className={cardsClass({ count: counts[options.length] ?? 'many' })}>
          {options.map((option, index) => (
            <ChoiceCard
              key={option.id}
              field={field}
              id={choiceId(id, index)}
              option={option as ShownCardOption}
              view={views.get(option.id)}
              chosen={texts.includes(option.id)}
              registration={registration}
              onPress={press}
              onTakeBack={takeBack}
            />
          ))}
        </div>
      </div>
      {texts.length > 0 && (
        <noscript>
          <label className={noChoice()}>
            <input type="radio" name={field.name} value="" /> {host.words.noChoice}
          </label>
        </noscript>
      )}
    </GroupFrame>
  );
}

const counts: readonly CardsVariants['count'][] = ['one', 'one', 'two', 'three', 'four', 'five'];
