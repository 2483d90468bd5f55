import type { CardView, FixedCard, ShownCardOption } from '#engine';
import type { FieldProps, Registration } from '../../field-parts/field-props.ts';
import { ValueRows } from '../../field-parts/value-rows/value-rows.tsx';
import { Anchor } from '../../host/anchor.tsx';
import { PlainPicture } from '../../host/pictures/plain-picture.tsx';
import { Icon } from '../../theme/icon.tsx';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import { NoticeBox, type Tone } from '../notice/notice-box.tsx';
import {
  action,
  alerts as alertsClass,
  badge as badgeClass,
  card as cardClass,
  description as descriptionClass,
  details as detailsClass,
  feature,
  featureMark,
  features as featuresClass,
  link as linkClass,
  part,
  picture,
  picturePart,
  pictures,
  radio,
  subtitle as subtitleClass,
  title,
} from './choice-cards.styles.ts';

interface ChoiceCardProps {
  readonly field: FieldProps<'choice-cards'>['field'];
  readonly id: string;
  readonly option: ShownCardOption;
  /** Computed content of the card. */
  readonly view: CardView | undefined;
  readonly chosen: boolean;
  /** The link is the same on several cards, and so is shown once below all of them. */
  readonly isLinkShared: boolean;
  readonly registration: Registration;
  /** The card was pressed, also when it was already chosen. */
  readonly onPress: (input: HTMLInputElement) => void;
  readonly onTakeBack: (input: HTMLInputElement) => void;
}

/** One choice as a card; its radio button covers the whole card. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { field, id, option, view, chosen, isLinkShared, registration, onPress, onTakeBack } = props;
  const { badge, subtitle, description, features = [], rows = [], alerts = [], unavailable } = view ?? {};
  const { icon, selectedIcon, link } = option.card ?? {};
  const shownFeatures = features.filter(({ text }) => text !== undefined);
  const shownAlerts = alerts.filter(({ when, text }) => when === true && text !== undefined);
  const isClosed = unavailable === true;
  const about = {
    badge: badge !== undefined,
    subtitle: subtitle !== undefined,
    description: description !== undefined,
    features: shownFeatures.length > 0,
    rows: rows.length > 0,
    alerts: shownAlerts.length > 0,
  };
  const described = Object.entries(about).flatMap(([name, isShown]) => (isShown ? [partId(id, name)] : []));
  return (
    <div className={cardClass()}>
      <div className={picturePart()}>
        {icon && (
          <span className={pictures()}>
            <PlainPicture image={icon} className={picture({ until: selectedIcon ? 'chosen' : 'ever' })} />
            {selectedIcon && <PlainPicture image={selectedIcon} className={picture({ until: 'open' })} />}
          </span>
        )}
        {badge !== undefined && (
          <span id={partId(id, 'badge')} className={badgeClass()}>
            {badge}
          </span>
        )}
      </div>
      <div className={part()}>
        <input
          {...registration}
          id={id}
          type="radio"
          value={option.id}
          defaultChecked={chosen && !isClosed}
          disabled={isClosed}
          className={radio()}
          aria-labelledby={`${id}-title`}
          aria-describedby={described.join(' ') || undefined}
          onClick={(event) => onPress(event.currentTarget)}
          onKeyDown={(event) => {
            // Browsers do not click a radio button that is already chosen.
            if (event.key !== ' ' || !event.currentTarget.checked) return;
            event.preventDefault();
            onTakeBack(event.currentTarget);
          }}
        />
        <p id={`${id}-title`} lang={option.language} className={title()}>
          {option.label}
        </p>
        {subtitle !== undefined && (
          <p id={partId(id, 'subtitle')} className={subtitleClass()}>
            {subtitle}
          </p>
        )}
      </div>
      <div className={part()}>
        {description !== undefined && (
          <p id={partId(id, 'description')} className={descriptionClass()}>
            {description}
          </p>
        )}
      </div>
      <div className={part()}>
        {shownFeatures.length > 0 && (
          <ul id={partId(id, 'features')} className={featuresClass()}>
            {shownFeatures.map(({ kind, text }) => (
              <li key={text} className={feature({ kind })}>
                <Icon name={featureIcons[kind]} className={featureMark()} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div id={partId(id, 'rows')} className={part()}>
        {rows.length > 0 && <ValueRows rows={rows} />}
      </div>
      <div className={part()}>
        {shownAlerts.length > 0 && (
          <div id={partId(id, 'alerts')} className={alertsClass()}>
            {shownAlerts.map(({ tone, text }) => (
              <NoticeBox key={text} tone={tone as Tone} within>
                {text}
              </NoticeBox>
            ))}
          </div>
        )}
        <Details of={option.label} details={option.card?.details} view={view?.details} />
        {link && !isLinkShared && (
          <Anchor href={link.href} target={link.target} className={linkClass()}>
            {link.label}
          </Anchor>
        )}
      </div>
      <label htmlFor={id} className={action()}>
        <span data-when="open">{isClosed ? view?.unavailableLabel : field.selectLabel}</span>
        <span data-when="chosen">
          <Icon name="tick" className={featureMark({ alone: true })} />
          {field.selectedLabel}
        </span>
      </label>
    </div>
  );
}

/** Id of an element that describes the choice. */
function partId(id: string, name: string): string {
  return `${id}-${name}`;
}

interface DetailsProps {
  /** The label of the choice. */
  readonly of: string;
  readonly details: FixedCard['details'];
  readonly view: CardView['details'];
}

/** More information on a choice; nothing when there is none. */
function Details({ of, details, view: { text, rows = [] } = {} }: DetailsProps) {
  if (!details || (text === undefined && rows.length === 0)) return null;
  const { label, link } = details;
  return (
    <details className={detailsClass()}>
      <summary>
        <span>{label}</span>
        {/* Every card has this part. */}
        <span className={visuallyHidden()}>: {of}</span>
      </summary>
      {text !== undefined && <p className={descriptionClass()}>{text}</p>}
      {rows.length > 0 && <ValueRows rows={rows} />}
      {link && (
        <Anchor href={link.href} target={link.target}>
          {link.label}
        </Anchor>
      )}
    </details>
  );
}

const featureIcons = { discount: 'percent', credit: 'plus', plain: 'dot' } as const;
