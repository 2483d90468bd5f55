import type { CardsCard, Cards as CardsModule } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { Band } from '../../theme/band.tsx';
import { Icon } from '../../theme/icon.tsx';
import { call, callIcon, card, cards, description, introduction, picture, title } from './cards.styles.ts';

/** Cards with a picture, a few words and a call to action. */
export function Cards({ module, host }: ModuleProps<CardsModule>) {
  if (module.cards.length === 0)
    return <HiddenModule host={host} type={module.type} needs="It needs a card." />;
  return (
    <Band title={module.title}>
      {module.description && <p className={introduction()}>{module.description}</p>}
      <ul className={cards()}>
        {module.cards.map((entry) => (
          <li key={entry.title}>
            <Card card={entry} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Card({ card: { image, cta, ...entry } }: { readonly card: CardsCard }) {
  return (
    <article className={card({ plain: !image })}>
      {image && <Picture image={image} className={picture()} />}
      <h3 className={title()}>{entry.title}</h3>
      {entry.description && <p className={description()}>{entry.description}</p>}
      {cta && (
        <Anchor href={cta.href} target={cta.target} className={call()}>
          {cta.label}
          <Icon name="arrow" className={callIcon()} />
        </Anchor>
      )}
    </article>
  );
}
