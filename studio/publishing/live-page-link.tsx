import { useQuery } from '@tanstack/react-query';
import { request } from '../base/request.ts';

const mostTries = 10;

/** A link to a page as visitors see it; nothing where that cannot be told, or the site beside the studio has no such page. */
export function LivePageLink({ path }: { readonly path: string }) {
  const found = useQuery({
    queryKey: ['live-page', path],
    queryFn: () => addressOf(path),
    retry: false,
    // A page that is new takes a moment to arrive.
    refetchInterval: ({ state }) => (state.data === null && state.dataUpdateCount < mostTries ? 1000 : false),
  });
  return (
    typeof found.data === 'string' && (
      <a href={found.data} target="_blank" rel="noreferrer">
        See the page
      </a>
    )
  );
}

/** The address of a page for visitors; null if there is none. Pages at other hosts are not asked for: browsers do not let us. */
async function addressOf(path: string): Promise<string | null> {
  const { pagesAt } = await request<{ readonly pagesAt: string | null }>('/live');
  if (pagesAt === null) return null;
  if (pagesAt !== '') return pagesAt + path;
  return (await fetch(path, { method: 'HEAD' })).ok ? path : null;
}
