import { headers } from 'next/headers';
import { PersonalPage } from './personal-page.tsx';
import { site } from './site.ts';

/** What Next shows where nothing is, as in a preview: the site's own page for unknown addresses. */
export default async function NotFound() {
  const host = (await headers()).get('host') ?? '';
  const release = site().release();
  return <PersonalPage shown={site().showPage(release.notFoundPage.page, release, host)} />;
}
