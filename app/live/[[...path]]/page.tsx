import { headers } from 'next/headers';
import { FailureView } from '../../failure-view.tsx';
import { PageView } from '../../page-view.tsx';
import { type PathProps, pathFrom } from '../../path-props.ts';
import { site } from '../../site.ts';

/** A page with forms, but for the forms: those are filled in for each visitor. */
export default async function LivePage({ params }: PathProps) {
  const { buildId, hasFailed, release: live, showPage } = site();
  const release = live();
  if (hasFailed()) return <FailureView site={release.site} />;
  const { page } = release.pages.get(await pathFrom(params)) ?? release.notFoundPage;
  const request = await headers();
  const shown = showPage(page, release, request.get('host') ?? '');
  return <PageView shown={shown} buildId={buildId} nonce={request.get('x-nonce') ?? undefined} />;
}
