import { headers } from 'next/headers';
import { FailureView } from '../../failure-view.tsx';
import { PageView } from '../../page-view.tsx';
import { type PathProps, pathFrom } from '../../path-props.ts';
import { site } from '../../site.ts';

/** A page as it would be if every draft were published. */
export default async function PreviewPage({ params }: PathProps) {
  const { buildId, hasFailed, previewRelease, showPage } = site();
  const release = await previewRelease();
  if (hasFailed()) return <FailureView site={release.site} />;
  const { page } = release.pages.get(await pathFrom(params)) ?? release.notFoundPage;
  const request = await headers();
  const shown = showPage(page, release, request.get('host') ?? '');
  return <PageView shown={shown} buildId={buildId} preview nonce={request.get('x-nonce') ?? undefined} />;
}
