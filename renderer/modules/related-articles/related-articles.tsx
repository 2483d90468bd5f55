import type { RelatedArticles as RelatedArticlesModule } from '#schemas';
import type { ModuleProps } from '../../host/host.ts';
import { FewArticles } from '../../listings/few-articles.tsx';

/** Articles that have something in common with the item of the page. */
export function RelatedArticles(props: ModuleProps<RelatedArticlesModule>) {
  return <FewArticles {...props} />;
}
