import type { Metadata } from 'next';
import type { ShownPage } from '#server';

/** The head of a page: `[UAT] About us | Brand`, its description and whether robots may list it. */
export function pageMetadata({ page, release, titlePrefix }: ShownPage): Metadata {
  const { metaDescription, metaKeywords, sitemapVisible } = page.seo;
  const title = `${page.title} | ${release.site.brand}`;
  return {
    title: titlePrefix === '' ? title : `${titlePrefix} ${title}`,
    ...(metaDescription === undefined ? {} : { description: metaDescription }),
    ...(metaKeywords === undefined ? {} : { keywords: metaKeywords }),
    ...(sitemapVisible ? {} : { robots: { index: false } }),
  };
}
