import { readListedDocument } from '#engine';
import type { LatestDocuments, RelatedDocuments } from '#schemas';
import type { ModuleProps } from '../host/host.ts';
import { Band } from '../theme/band.tsx';
import { DocumentRows } from './document-rows.tsx';
import { MoreLink } from './more-link.tsx';
import { newestItems } from './newest-items.ts';

/** Up to four documents, newest first. Without any, nothing shows. */
export function FewDocuments({ module, host }: ModuleProps<LatestDocuments | RelatedDocuments>) {
  const documents = newestItems(host, module.query, 'publishDate').flatMap(
    (item) => readListedDocument(item) ?? [],
  );
  if (documents.length === 0) return null;
  return (
    <Band title={module.title}>
      <DocumentRows documents={documents} site={host.site} level={module.title ? 3 : 2} />
      <MoreLink link={module.more} />
    </Band>
  );
}
