import { headers } from 'next/headers';
import { type PathProps, pathFrom } from '../../path-props.ts';
import { PersonalPage } from '../../personal-page.tsx';
import { site } from '../../site.ts';

/** A page with a form: made for this visitor, now. */
export default async function LivePage({ params, searchParams }: PathProps) {
  const release = site().release();
  const { page } = release.pages.get(await pathFrom(params)) ?? release.notFoundPage;
  const host = (await headers()).get('host') ?? '';
  return <PersonalPage shown={site().showPage(page, release, host)} query={await searchParams} />;
}
