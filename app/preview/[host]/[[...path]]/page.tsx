import { headers } from 'next/headers';
import { PageView } from '../../../page-view.tsx';
import { site } from '../../../site.ts';

interface Props {
  readonly params: Promise<{ readonly host: string; readonly path?: readonly string[] }>;
}

/** A page as it would be if every draft were published. */
export default async function PreviewPage({ params }: Props) {
  const { buildId, shownPreview, showPage } = site();
  const { host, path = [] } = await params;
  const release = await shownPreview();
  const { page } = release.pages.get(`/${path.join('/')}`) ?? release.notFoundPage;
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <PageView
      shown={showPage(page, release, Number(host))}
      buildId={buildId}
      preview
      problems={release.problems}
      nonce={nonce}
    />
  );
}
