import type { ShownPage } from '#server';

/**
 * The head of a page: its title, such as `[UAT] About us | Brand`, and the directives for robots. React moves
 * it into the head.
 */
export function PageHead({ shown }: { readonly shown: ShownPage }) {
  const { page, release, head, titlePrefix, thirdParties } = shown;
  const { metaDescription, metaKeywords, sitemapVisible } = page.seo;
  const title = `${page.title} | ${release.site.brand}`;
  return (
    <>
      <title>{titlePrefix === '' ? title : `${titlePrefix} ${title}`}</title>
      {metaDescription && <meta name="description" content={metaDescription} />}
      {metaKeywords && <meta name="keywords" content={metaKeywords} />}
      {!sitemapVisible && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={page.path} />
      {thirdParties.map(({ name, script }) => (
        <meta key={name} name={`third-party-${name}`} content={script} />
      ))}
      <link rel="icon" href={release.site.theme?.icon ?? '/images/icon.svg'} type="image/svg+xml" />
      {head.map(({ tag: Tag, attributes }) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </>
  );
}
