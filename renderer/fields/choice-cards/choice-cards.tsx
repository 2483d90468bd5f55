import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { choiceCards, type FixedCard, type ShownCardOption } from '#engine';
import { choiceId } from '../../field-parts/field-ids.ts';
import type { FieldProps, RareField } from '../../field-parts/field-props.ts';
import { GroupFrame } from '../../field-parts/frame/group-frame.tsx';
import { Anchor } from '../../host/anchor.tsx';
import type { VariantsOf } from '../../theme/css.ts';
import { CardTabs } from './card-tabs.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { cardRoom, cards as cardsClass, noChoice, sharedLink } from './choice-cards.styles.ts';

export const rareField: RareField<'choice-cards'> = { component: ChoiceCards, declaration: choiceCards };

/** One choice, as cards to compare. Pressing the chosen card again clears a clearable choice. */
function ChoiceCards(props: FieldProps<'choice-cards'>) {
  const { field, id, texts, options, view, registration, onAnswer, onCommit, host } = props;
  const views = new Map(view?.cards.map((card) => [card.id, card]));
  const featured = (view?.cards ?? []).flatMap((card) => (card.badge === undefined ? [] : [card.id]));
  const chosen = useRef(texts[0]);
  const cardOptions = options as readonly ShownCardOption[];
  const shared = sharedLinks(cardOptions);

  function press(input: HTMLInputElement): void {
    if (chosen.current === input.value) takeBack(input);
    else chosen.current = input.value;
  }

  function takeBack(input: HTMLInputElement): void {
    if (!field.clearable) return;
    chosen.current = undefined;
    input.checked = false;
    flushSync(() => onAnswer(''));
    // Another card may have taken the place of this one, and its id.
    if (!input.isConnected) document.getElementById(input.id)?.focus({ preventScroll: true });
    onCommit();
  }

  return (
    <GroupFrame {...props} role="radiogroup" wide="cards">
      <div className={cardRoom()}>
        {field.tabs !== undefined && (
          <CardTabs field={field} id={id} options={options} chosen={texts} featured={featured} />
        )}
        <div className={cardsClass({ count: counts[options.length] ?? 'many' })}>
          {cardOptions.map((option, index) => (
            <ChoiceCard
              key={option.id}
              field={field}
              id={choiceId(id, index)}
              option={option}
              view={views.get(option.id)}
              chosen={texts.includes(option.id)}
              isLinkShared={shared.some((link) => isSame(link, option.card?.link))}
              registration={registration}
              onPress={press}
              onTakeBack={takeBack}
            />
          ))}
        </div>
        {shared.map((link) => (
          <Anchor key={link.href} href={link.href} target={link.target} className={sharedLink()}>
            {link.label}
          </Anchor>
        ))}
      </div>
      {field.clearable && texts.length > 0 && (
        <noscript>
          <label className={noChoice()}>
            <input type="radio" name={field.name} value="" /> {host.words.noChoice}
          </label>
        </noscript>
      )}
    </GroupFrame>
  );
}

type CardLink = NonNullable<FixedCard['link']>;

/** Links that several cards have; each is shown once. */
function sharedLinks(options: readonly ShownCardOption[]): readonly CardLink[] {
  const links = options.flatMap(({ card }) => card?.link ?? []);
  const first = links.filter((link, index) => links.findIndex((other) => isSame(link, other)) === index);
  return first.filter((link) => links.filter((other) => isSame(link, other)).length > 1);
}

function isSame(link: CardLink, other: CardLink | undefined): boolean {
  return link.href === other?.href && link.label === other.label;
}

const counts: readonly VariantsOf<typeof cardsClass>['count'][] = [
  'one',
  'one',
  'two',
  'three',
  'four',
  'five',
];
