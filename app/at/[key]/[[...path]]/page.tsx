import { notFound } from 'next/navigation';
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

export default async function ContentPage({ params }: Props) {
  const shown = site().findPage((await params).key) ?? notFound();
  return <PageView shown={shown} buildId={site().buildId} />;
}
