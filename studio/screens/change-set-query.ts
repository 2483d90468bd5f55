import type { SiteExtensions } from '../base/extensions.ts';
import { request } from '../base/request.ts';
import type { OpenedChangeSet, StoredDocument, TakenBack } from '../base/types.ts';

interface SetWithDocuments {
  readonly set: OpenedChangeSet & {
    /** The release that took it back after it had gone live. */
    readonly takenBack: TakenBack | null;
  };
  readonly documents: readonly StoredDocument[];
}

/** Asks for a change set with the documents that it changes, and for the site's own modules, at once. */
export function changeSetQuery(id: string) {
  return {
    queryKey: ['change-set', id],
    queryFn: async () => {
      const [opened, extensions] = await Promise.all([
        request<SetWithDocuments>(`/change-sets/${id}/documents`),
        request<SiteExtensions>('/extensions'),
      ]);
      return { ...opened, extensions };
    },
    staleTime: Number.POSITIVE_INFINITY,
  };
}
