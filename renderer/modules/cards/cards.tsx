import { fillPart, imageField } from '#engine';
import type { CardsCard, Cards as CardsModule } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { Host, ModuleProps } from '../../host/host.ts';
import { Phone } from '../../host/phone.tsx';
import { Picture } from '../../host/pictures/picture.tsx';
import { Band } from '../../theme/band.tsx';
import { Icon } from '../../theme/icon.tsx';
import { call, callIcon, card, cards, description, introduction, picture, title } from './cards.styles.ts';

/** Cards with a picture, a few words and a call to action. */
export function Cards({ module, host }: ModuleProps<CardsModule>) {
  const entries = entriesOf(module, host);
  if (entries.length === 0) return <HiddenModule host={host} type={module.type} needs="It needs a card." />;
  return (
    <Band title={module.title}>
      {module.description && <p className={introduction()}>{module.description}</p>}
      <ul className={cards()}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have one title.
          <li key={index}>
            <Card card={entry} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** The cards that are written, or those of the items that the module queries. */
function entriesOf({ cards: written = [], query, card: template }: CardsModule, host: Host) {
  if (query === undefined || template === undefined) return written;
  return host.items(query).map(({ fields }): CardsCard => {
    const image = imageField(fields, 'image');
    return { ...(fillPart(template, fields) as typeof template), ...(image && { image }) };
  });
}

function Card({ card: { image, cta, ...entry } }: { readonly card: CardsCard }) {
  return (
    <article className={card({ plain: !image })}>
      {image && <Picture image={image} className={picture()} />}
      <h3 className={title()}>{entry.title}</h3>
      {entry.description && <p className={description()}>{entry.description}</p>}
      {entry.phone && (
        <p>
          <Phone number={entry.phone} />
        </p>
      )}
      {cta && (
        <Anchor href={cta.href} target={cta.target} className={call()}>
          {cta.label}
          <Icon name="arrow" className={callIcon()} />
        </Anchor>
      )}
    </article>
  );
}
