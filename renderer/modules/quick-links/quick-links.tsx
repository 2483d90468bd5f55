import type { QuickLinkCard, QuickLinks as QuickLinksModule } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { Band } from '../../theme/band.tsx';
import { Icon } from '../../theme/icon.tsx';
import { card, cards, heading, icon, icons, overview, overviewIcon, title } from './quick-links.styles.ts';

/** With fewer cards than this, the module is hidden. */
const fewestCards = 3;

/** Cards with links, beside a link to an overview. */
export function QuickLinks({ module, host }: ModuleProps<QuickLinksModule>) {
  if (module.cards.length < fewestCards)
    return <HiddenModule host={host} type={module.type} needs={`It needs ${fewestCards} cards.`} />;
  const { overviewLink } = module;
  return (
    <Band>
      <div className={heading()}>
        {module.title && <h2 className={title()}>{module.title}</h2>}
        {overviewLink && (
          <Anchor href={overviewLink.href} target={overviewLink.target} className={overview()}>
            {overviewLink.label}
            <Icon name="arrow" className={overviewIcon()} />
          </Anchor>
        )}
      </div>
      <ul className={cards()}>
        {module.cards.map((entry) => (
          <li key={entry.href + entry.title}>
            <Anchor href={entry.href} target={entry.target} className={card()}>
              <CardIcons card={entry} />
              {entry.title}
            </Anchor>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** The title names the target, so both icons are decoration. */
function CardIcons({ card: { icon: rest, hoverIcon } }: { readonly card: QuickLinkCard }) {
  if (!rest) return null;
  return (
    <span className={icons()}>
      <Picture image={{ ...rest, alt: '' }} className={icon({ layer: 'rest' })} />
      {hoverIcon && (
        <Picture image={{ ...hoverIcon, alt: '' }} className={icon({ layer: 'hover' })} optional />
      )}
    </span>
  );
}
