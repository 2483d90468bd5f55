import type { LatestArticles as LatestArticlesModule } from '#schemas';
import type { ModuleProps } from '../../host/host.ts';
import { FewArticles } from '../../listings/few-articles.tsx';

/** The articles that came last. */
export function LatestArticles(props: ModuleProps<LatestArticlesModule>) {
  return <FewArticles {...props} />;
}
