import type { RelatedDocuments as RelatedDocumentsModule } from '#schemas';
import type { ModuleProps } from '../../host/host.ts';
import { FewDocuments } from '../../listings/few-documents.tsx';

/** Documents that have something in common with the item of the page. */
export function RelatedDocuments(props: ModuleProps<RelatedDocumentsModule>) {
  return <FewDocuments {...props} />;
}
