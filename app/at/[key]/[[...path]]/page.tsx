import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ShownPage } from '#server';
import { pageMetadata } from '../../../page-metadata.ts';
import { PageView } from '../../../page-view.tsx';
import { site } from '../../../site.ts';

/** A content page. Its key says what it is made of, so what is rendered once holds for ever. */
export const dynamic = 'force-static';

/** None is known while Next builds: each is rendered when it is first asked for. */
export function generateStaticParams(): [] {
  return [];
}

interface Props {
  readonly params: Promise<{ readonly key: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await findPage(params));
}

export default async function ContentPage({ params }: Props) {
  return <PageView shown={await findPage(params)} buildId={site().buildId} />;
}

async function findPage(params: Props['params']): Promise<ShownPage> {
  return site().findPage((await params).key) ?? notFound();
}
