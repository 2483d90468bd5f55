import { type ListedQuestion, type QuestionListView, sectionAnchor } from '#engine';
import type { FAQList as FaqListModule } from '#schemas';
import { sanitize } from '../../host/sanitize.ts';
import type { RegionProps } from '../../islands/region-props.ts';
import { Band } from '../../theme/band.tsx';
import { css } from '../../theme/css.ts';
import { Icon } from '../../theme/icon.tsx';
import { answer, item, list, question, sign } from '../accordion/accordion.styles.ts';
import { Blocks } from '../rich-text/blocks.tsx';

/**
 * Questions with their answers, and a tab for each topic. A tab is a link, so another topic comes with every
 * panel closed.
 */
export function FaqList({ module, data, place, path, site }: RegionProps<FaqListModule, QuestionListView>) {
  const { allTopics, openAnswer } = site.words.modules;
  const { tabs: all, groups, topicId } = data;
  if (groups.length === 0) return null;
  const Heading = module.title ? 'h3' : 'h2';
  return (
    <Band title={module.title}>
      {all.length > 2 && (
        <nav aria-label={module.title ?? all[0]?.label ?? allTopics}>
          <ul className={tabs()}>
            {all.map(({ topicId: id, label }) => (
              <li key={id ?? 'all'}>
                <a
                  id={`${place.replaceAll('/', '-')}-topic-${id ?? 'all'}`}
                  href={id === undefined ? path : `${path}?topicId=${id}`}
                  aria-current={id === topicId ? 'true' : undefined}
                  className={tab()}
                  data-region-link
                >
                  {label ?? allTopics}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ heading: text, questions }) => (
        <div key={text ?? ''} className={group()}>
          {text && <Heading className={heading()}>{text}</Heading>}
          <div className={list()}>
            {questions.map((each) => (
              <QuestionPanel key={each.id} question={each} label={module.readLabel ?? openAnswer} />
            ))}
          </div>
        </div>
      ))}
    </Band>
  );
}

interface QuestionPanelProps {
  readonly question: ListedQuestion;
  readonly label: string;
}

function QuestionPanel({ question: { id, title, body, href }, label }: QuestionPanelProps) {
  return (
    <details className={item()}>
      <summary className={question()}>
        {title}
        <Icon name="plus" className={sign()} />
      </summary>
      <div id={sectionAnchor(id)} className={answer()}>
        <Blocks blocks={body} host={{ sanitize }} />
        {href && (
          <p className={read()}>
            <a href={href} aria-label={`${label}: ${title}`}>
              {label}
            </a>
          </p>
        )}
      </div>
    </details>
  );
}

const tabs = css('faq-list-tabs', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  marginBottom: '$6',
  listStyle: 'none',
});

const tab = css('faq-list-tab', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  padding: '0.5rem 1.25rem',
  border: '1.5px solid $colors$lineStrong',
  borderRadius: '$pill',
  color: '$ink',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  textDecoration: 'none',
  '@hover': { '&:hover': { borderColor: '$ink', backgroundColor: '$mist' } },
  '&:focus-visible': { borderRadius: '$pill' },
  '&[aria-current]': { borderColor: '$ink', backgroundColor: '$ink', color: '$onNight' },
  '@forced': {
    '&[aria-current]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

const group = css('faq-list-group', { '& + &': { marginTop: '$7' } });

const heading = css('faq-list-heading', { marginBottom: '$3', fontSize: '$xl' });

const read = css('faq-list-read', { marginTop: '$4', fontSize: '$sm' });
