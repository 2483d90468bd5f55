import { headers } from 'next/headers';
import { type PathProps, pathFrom } from '../../path-props.ts';
import { PersonalPage } from '../../personal-page.tsx';
import { site } from '../../site.ts';

/** A page as it would be if every draft were published. */
export default async function PreviewPage({ params }: PathProps) {
  const release = await site().previewRelease();
  const { page } = release.pages.get(await pathFrom(params)) ?? release.notFoundPage;
  const host = (await headers()).get('host') ?? '';
  return <PersonalPage shown={site().showPage(page, release, host)} preview />;
}
