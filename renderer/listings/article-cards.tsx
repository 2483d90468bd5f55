import type { ListedArticle } from '#engine';
import { Anchor } from '../host/anchor.tsx';
import { formatDay } from '../host/dates.ts';
import type { HostSite } from '../host/host.ts';
import { Picture } from '../host/pictures/picture.tsx';
import {
  body,
  card,
  cards,
  description,
  meta,
  picture,
  title,
  topic,
  topics,
} from './article-cards.styles.ts';

interface ArticleCardsProps {
  readonly articles: readonly ListedArticle[];
  readonly site: HostSite;
  /** Level of the titles: one under the heading over the cards. */
  readonly level: 2 | 3;
  /** Beginning of the ids of the cards, which are numbered from 1. */
  readonly entryId?: string;
  /** Path of the list that topics link to, with the parameter `topicId`. */
  readonly listPath?: string;
  readonly columns: 'beside-filters' | 'all';
}

/** Articles as cards. */
export function ArticleCards({ articles, entryId, columns, ...rest }: ArticleCardsProps) {
  return (
    <ol className={cards({ columns })}>
      {articles.map((article, index) => (
        <li key={article.id} {...(entryId ? { id: `${entryId}-${index + 1}`, tabIndex: -1 } : {})}>
          <ArticleCard article={article} {...rest} />
        </li>
      ))}
    </ol>
  );
}

interface ArticleCardProps extends Pick<ArticleCardsProps, 'site' | 'level' | 'listPath'> {
  readonly article: ListedArticle;
}

function ArticleCard({ article, site, level, listPath }: ArticleCardProps) {
  const Title = `h${level}` as const;
  const { href, image, tag } = article;
  const day = article.date && formatDay(article.date, site);
  return (
    <article className={card()}>
      {image && <Picture image={{ ...image, alt: '' }} className={picture()} />}
      <div className={body()}>
        <Title className={title()}>
          {href ? <Anchor href={href}>{article.title}</Anchor> : article.title}
        </Title>
        {(tag || day) && (
          <p className={meta()}>
            {tag && <span>{tag.title}</span>}
            {day && <time dateTime={article.date}>{day}</time>}
          </p>
        )}
        {article.description && <p className={description()}>{article.description}</p>}
        <Topics article={article} listPath={listPath} />
      </div>
    </article>
  );
}

function Topics({
  article,
  listPath,
}: {
  readonly article: ListedArticle;
  readonly listPath?: string | undefined;
}) {
  if (listPath === undefined || article.topics.length === 0) return null;
  return (
    <ul className={topics()}>
      {article.topics.map(({ id, title: name }) => (
        <li key={id}>
          <a href={`${listPath}?topicId=${id}`} className={topic()}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
