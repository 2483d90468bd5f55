import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { runningSite, type ShownPage } from '#server';
import { PageDocument } from '../../../page-document.tsx';
import { pageMetadata } from '../../../page-metadata.ts';
import { PageView } from '../../../page-view.tsx';

/** A content page. Its key says what it is made of, so what is rendered once holds for ever. */
export const dynamic = 'force-static';

/** None is known when Next builds: each is rendered when it is first asked for. */
export function generateStaticParams(): [] {
  return [];
}

interface Props {
  readonly params: Promise<{ readonly key: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await shownPage(params));
}

export default async function ContentPage({ params }: Props) {
  const shown = await shownPage(params);
  return (
    <PageDocument language={shown.release.site.language} buildId={runningSite()?.buildId ?? ''}>
      <PageView shown={shown} />
    </PageDocument>
  );
}

async function shownPage(params: Props['params']): Promise<ShownPage> {
  const { key } = await params;
  return runningSite()?.findPage(key) ?? notFound();
}
