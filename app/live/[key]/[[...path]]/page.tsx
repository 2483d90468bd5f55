import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { PageView } from '../../../page-view.tsx';
import { site } from '../../../site.ts';

interface Props {
  readonly params: Promise<{ readonly key: string }>;
}

/** The frame of a page with forms: the page without the forms, which the front fills in for each visitor. */
export default async function LivePage({ params }: Props) {
  const shown = site().findPage((await params).key) ?? notFound();
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return <PageView shown={shown} buildId={site().buildId} nonce={nonce} />;
}
