import type { SiteExtensions } from '../base/extensions.ts';
import { request } from '../base/request.ts';
import type { OpenedChangeSet, StoredDocument } from '../base/types.ts';

/** Asks for a change set, for the documents that it changes and for the site's own modules, as much as possible at once. */
export function changeSetQuery(id: string) {
  return {
    queryKey: ['change-set', id],
    queryFn: async () => {
      const [{ set, documents }, extensions] = await Promise.all([
        setWithDocuments(id),
        request<SiteExtensions>('/extensions'),
      ]);
      return { set, documents, extensions };
    },
    staleTime: Number.POSITIVE_INFINITY,
  };
}

async function setWithDocuments(id: string) {
  const set = await request<OpenedChangeSet>(`/change-sets/${id}`);
  const documents = await request<readonly StoredDocument[]>(`/releases/${set.live}/documents`);
  return { set, documents };
}
