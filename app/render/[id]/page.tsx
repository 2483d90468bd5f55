import { notFound } from 'next/navigation';
import { PageView } from '../../page-view.tsx';
import { server } from '../../server.ts';

/** No pages are known while Next builds. */
export const dynamic = 'force-dynamic';

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

/** A page that the front of the site has requested and kept the content of (`server/pages/rendering/render-page.ts`). */
export default async function AskedPage({ params }: Props) {
  const { pageToRender } = await server();
  return <PageView {...(pageToRender((await params).id) ?? notFound())} />;
}
