import type { LatestDocuments as LatestDocumentsModule } from '#schemas';
import type { ModuleProps } from '../../host/host.ts';
import { FewDocuments } from '../../listings/few-documents.tsx';

/** The documents that came last. */
export function LatestDocuments(props: ModuleProps<LatestDocumentsModule>) {
  return <FewDocuments {...props} />;
}
