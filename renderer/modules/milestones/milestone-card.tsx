import type { Milestone } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { formatDay } from '../../host/dates.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { visibleText } from '../../host/visible-text.ts';
import { button } from '../../theme/button.styles.ts';
import { Icon } from '../../theme/icon.tsx';
import { ProgressCircle, percentText } from '../progress-cards/progress-circle.tsx';
import {
  body,
  call,
  card,
  description,
  endDate,
  list,
  listTitle,
  picture,
  title,
  words,
} from './milestones.styles.ts';

interface MilestoneProps {
  readonly milestone: Milestone;
  readonly completeLabel: string;
  readonly language: string;
}

/** A milestone of a timeline. */
export function MilestoneCard({ milestone, completeLabel, language }: MilestoneProps) {
  const { image, cta, listItem = [] } = milestone;
  return (
    <article className={card()}>
      {image && <Picture image={image} className={picture()} />}
      <div className={body()}>
        <h3 className={title()}>{milestone.title}</h3>
        {milestone.endDate && <p className={endDate()}>{shownDate(milestone.endDate, language)}</p>}
        <Progress milestone={milestone} completeLabel={completeLabel} language={language} />
        {milestone.description && <p className={description()}>{milestone.description}</p>}
        {milestone.listTitle && <p className={listTitle()}>{milestone.listTitle}</p>}
        {listItem.length > 0 && (
          <ul className={list()}>
            {listItem.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {cta && (
          <p className={call()}>
            <Anchor href={cta.href} target={cta.target} className={button({ tone: 'secondary' })}>
              {cta.label}
            </Anchor>
          </p>
        )}
      </div>
    </article>
  );
}

function Progress({ milestone, completeLabel, language }: MilestoneProps) {
  const progress = milestoneProgress(milestone);
  switch (progress.kind) {
    case 'complete':
      return (
        <p className={words({ complete: true })}>
          <Icon name="tick" />
          {completeLabel}
        </p>
      );
    case 'percent':
      return (
        <ProgressCircle percent={progress.percent}>{percentText(progress.percent, language)}</ProgressCircle>
      );
    case 'words':
      return <p className={words()}>{progress.words}</p>;
    case 'unsaid':
      return null;
  }
}

/** A day is the same in every zone; words, or a year alone, are shown as they are. */
function shownDate(text: string, language: string): string {
  const day = visibleText(text);
  return (/^\d{4}-\d{2}-\d{2}$/.test(day) && formatDay(day, { language, timeZone: 'UTC' })) || text;
}

/** How far a milestone is: complete, a percentage below 100, words, or not said. */
type MilestoneProgress =
  | { readonly kind: 'complete' }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'unsaid' };

/** The state in which every milestone is complete. */
const achieved = 'achieved';

export function milestoneProgress(milestone: Milestone): MilestoneProgress {
  const { percentageCompletion: said, timelineState_TextField: state } = milestone;
  const percent = typeof said === 'string' ? numberIn(visibleText(said)) : said;
  if (visibleText(state).trim().toLowerCase() === achieved) return { kind: 'complete' };
  if (percent !== undefined) return percent >= 100 ? { kind: 'complete' } : { kind: 'percent', percent };
  return typeof said === 'string' && said !== '' ? { kind: 'words', words: said } : { kind: 'unsaid' };
}

/** The number that a text is, such as "62"; undefined for any other text. */
function numberIn(text: string): number | undefined {
  return /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : undefined;
}
