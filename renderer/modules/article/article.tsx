import { type Article as ArticleText, countedText, readArticle, readMinutes } from '#engine';
import type { Article as ArticleModule, Image } from '#schemas';
import { Anchor } from '../../host/anchor.tsx';
import { formatDay } from '../../host/dates.ts';
import type { Host, ModuleProps } from '../../host/host.ts';
import { Html } from '../../host/html.tsx';
import { Picture } from '../../host/pictures/picture.tsx';
import { container } from '../../theme/layout.styles.ts';
import { entries } from '../breadcrumb/breadcrumb.styles.ts';
import { Blocks } from '../rich-text/blocks.tsx';
import {
  article,
  breadcrumb,
  credit,
  descriptions,
  figure,
  head,
  lead,
  listTitle,
  meta,
  picture,
  tag,
  title,
  topics,
} from './article.styles.ts';

/** The item of the page as an article. */
export function Article({ module, host }: ModuleProps<ArticleModule>) {
  const text = host.item && readArticle(host.item);
  if (text === undefined) return null;
  return (
    <article className={article()}>
      <div className={container({ width: 'reading' })}>
        <Breadcrumb host={host} current={text.title} />
        <Head text={text} module={module} host={host} />
        {text.image && <TopPicture image={text.image} />}
        <Blocks blocks={text.body} host={host} />
        <DescriptionLists text={text} host={host} />
        <Topics text={text} module={module} />
      </div>
    </article>
  );
}

function TopPicture({ image }: { readonly image: Image }) {
  const shown = <Picture image={image} className={picture()} priority />;
  if (!image.credit) return shown;
  return (
    <figure className={figure()}>
      {shown}
      <figcaption className={credit()}>{image.credit}</figcaption>
    </figure>
  );
}

function Breadcrumb({ host, current }: { readonly host: Host; readonly current: string }) {
  if (host.trail.length === 0) return null;
  return (
    <nav aria-label={host.site.words.modules.breadcrumb} className={breadcrumb()}>
      <ol className={entries()}>
        {host.trail.map((entry) => (
          <li key={entry.href}>
            <Anchor href={entry.href}>{entry.title}</Anchor>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

interface PartProps {
  readonly text: ArticleText;
  readonly module: ArticleModule;
  readonly host: Host;
}

function Head({ text, module, host }: PartProps) {
  const { language, words } = host.site;
  const day = text.date && formatDay(text.date, host.site);
  const minutes = module.readTime ? readMinutes(text.body) : 0;
  return (
    <header className={head()}>
      <h1 className={title()}>{text.title}</h1>
      {text.description && <p className={lead()}>{text.description}</p>}
      {(text.tag || day || minutes > 0) && (
        <p className={meta()}>
          {text.tag && <span className={tag()}>{text.tag.title}</span>}
          {day && <time dateTime={text.date}>{day}</time>}
          {minutes > 0 && <span>{countedText(words.modules.readTime, minutes, language)}</span>}
        </p>
      )}
    </header>
  );
}

function DescriptionLists({ text, host }: Pick<PartProps, 'text' | 'host'>) {
  return text.descriptionLists.map(({ title: heading, items }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a list has no identity but its place.
    <section key={index}>
      {heading && <h2 className={listTitle()}>{heading}</h2>}
      <dl className={descriptions()}>
        {items.map(({ term, description }) => (
          <div key={term}>
            <dt>{term}</dt>
            <Html as="dd" html={host.sanitize(description, 'inline')} />
          </div>
        ))}
      </dl>
    </section>
  ));
}

/** Each topic leads to its articles. */
function Topics({ text, module }: Pick<PartProps, 'text' | 'module'>) {
  if (module.list === undefined || text.topics.length === 0) return null;
  return (
    <ul className={topics()}>
      {text.topics.map(({ id, title: name }) => (
        <li key={id}>
          <a href={`${module.list}?topicId=${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
