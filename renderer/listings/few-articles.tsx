import { readArticleSummary } from '#engine';
import type { LatestArticles, RelatedArticles } from '#schemas';
import type { ModuleProps } from '../host/host.ts';
import { Band } from '../theme/band.tsx';
import { ArticleCards } from './article-cards.tsx';
import { MoreLink } from './more-link.tsx';
import { newestItems } from './newest-items.ts';

/** Up to four articles, newest first. Without any, nothing shows. */
export function FewArticles({ module, host }: ModuleProps<LatestArticles | RelatedArticles>) {
  const articles = newestItems(host, module.query, 'date').flatMap((item) => {
    const summary = readArticleSummary(item);
    const href = host.itemPath(item);
    return summary ? [href === undefined ? summary : { ...summary, href }] : [];
  });
  if (articles.length === 0) return null;
  return (
    <Band title={module.title}>
      <ArticleCards articles={articles} site={host.site} level={module.title ? 3 : 2} columns="all" />
      <MoreLink link={module.more} />
    </Band>
  );
}
