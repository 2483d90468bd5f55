import { useQuery } from '@tanstack/react-query';

/** A link to a page as visitors see it; nothing where the site is not at the address of the studio, or has no such page. */
export function LivePageLink({ path }: { readonly path: string }) {
  const found = useQuery({
    queryKey: ['live-page', path],
    queryFn: async () => (await fetch(path, { method: 'HEAD' })).ok,
    retry: false,
  });
  return (
    found.data === true && (
      <a href={path} target="_blank" rel="noreferrer">
        See the page
      </a>
    )
  );
}
