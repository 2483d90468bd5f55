import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { ShownPage } from '#server';
import { pageMetadata } from '../../page-metadata.ts';
import { type PathProps, pathFrom } from '../../path-props.ts';
import { PersonalPage } from '../../personal-page.tsx';
import { site } from '../../site.ts';

/** A page as it would be if every draft were published. */
export default async function PreviewPage({ params }: PathProps) {
  return <PersonalPage shown={await findPage(await pathFrom(params))} preview />;
}

export async function generateMetadata({ params }: PathProps): Promise<Metadata> {
  return pageMetadata(await findPage(await pathFrom(params)));
}

/** Looked up once a request, though the head and the body both ask. */
const findPage = cache(async (path: string): Promise<ShownPage> => {
  const release = await site().previewRelease();
  const found = release.pages.get(path) ?? notFound();
  return site().showPage(found.page, release, (await headers()).get('host') ?? '');
});
