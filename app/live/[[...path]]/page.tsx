import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { ShownPage } from '#server';
import { pageMetadata } from '../../page-metadata.ts';
import { type PathProps, pathFrom } from '../../path-props.ts';
import { PersonalPage } from '../../personal-page.tsx';
import { site } from '../../site.ts';

/** A page with a form: made for this visitor, now. */
export default async function LivePage({ params }: PathProps) {
  return <PersonalPage shown={await findPage(params)} />;
}

export async function generateMetadata({ params }: PathProps): Promise<Metadata> {
  return pageMetadata(await findPage(params));
}

async function findPage(params: PathProps['params']): Promise<ShownPage> {
  const release = site().release();
  const found = release.pages.get(await pathFrom(params)) ?? notFound();
  return site().showPage(found.page, release, (await headers()).get('host') ?? '');
}
