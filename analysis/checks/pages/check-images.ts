import { advise, type Problem, pictureFolder, type ReadDocument, sitePath, toProblem } from '#engine';
import { byPlace, type Finding, quoted } from '#engine/parts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { addressesIn } from './addresses-in.ts';
import { hrefsIn } from './hrefs-in.ts';

/** The codes of warnings that depend on the files of a site. */
export const fileCodes: ReadonlySet<string> = new Set(['missing-file', 'missing-image', 'unchecked-images']);

/** Checks that images of other hosts come from those that the site document names. */
export function* checkImageHosts(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const hosts = release.of('site').flatMap(({ document }) => document.imageHosts ?? []);
  for (const entry of release.entries) {
    for (const [pointer, source] of imagesIn(entry.document)) {
      const [, host] = /^(https:\/\/[^/]+)\//.exec(source) ?? [];
      if (host === undefined || hosts.includes(host)) continue;
      const message = `Images of ${quoted(host)} are not served: the site document does not name this host.`;
      const help =
        hosts.length > 0
          ? advise(host, hosts)
          : 'Add it to "imageHosts" of the site document, or use a picture of the site.';
      yield { entry, code: 'unknown-image-host', pointer, message, help };
    }
  }
}

/**
 * A warning for every image and every link, also in HTML, whose file the site does not have. Images of other hosts
 * are not looked up.
 *
 * @param files paths of the site's own files, as `/images/logo.svg`; undefined if they are not at hand, which
 * is one warning, too
 */
export function findMissingFiles(
  documents: readonly ReadDocument[],
  files: ReadonlySet<string> | undefined,
): readonly Problem[] {
  return [
    ...missingImages(documents, files),
    ...(files === undefined ? [] : missingTargets(documents, files)),
  ];
}

function missingImages(
  documents: readonly ReadDocument[],
  files: ReadonlySet<string> | undefined,
): readonly Problem[] {
  const problems = documents.flatMap(({ document, locate }) =>
    imagesIn(document).flatMap(([pointer, source]) => {
      if (!source.startsWith(pictureFolder) || files?.has(source)) return [];
      const finding = files === undefined ? unchecked(pointer) : missing(pointer, source, files);
      return [toProblem(finding, document.id, locate)];
    }),
  );
  const sorted = problems.sort(byPlace);
  return files === undefined ? sorted.slice(0, 1) : sorted;
}

function missing(pointer: string, source: string, files: ReadonlySet<string>): Finding {
  const message = `The site has no image ${quoted(source)}.`;
  const help = advise(source, [...files]);
  return { code: 'missing-image', severity: 'warning', pointer, message, help };
}

function unchecked(pointer: string): Finding {
  const message = 'Nobody has looked whether the images of this and other documents exist.';
  const help = 'Run the command where the folder media of the site is.';
  return { code: 'unchecked-images', severity: 'warning', pointer, message, help };
}

function missingTargets(documents: readonly ReadDocument[], files: ReadonlySet<string>): readonly Problem[] {
  const problems = documents.flatMap(({ document, locate }) =>
    hrefsIn(document).flatMap(([pointer, href]) => {
      const [, file] = /^(\/(?:documents|films|fonts|images)\/[^?#]+)/.exec(sitePath(href) ?? '') ?? [];
      if (file === undefined || files.has(file)) return [];
      const message = `The site has no file ${quoted(file)}.`;
      const help = advise(file, [...files]);
      const finding = { code: 'missing-file', severity: 'warning', pointer, message, help } as const;
      return [toProblem(finding, document.id, locate)];
    }),
  );
  return problems.sort(byPlace);
}

/** The source of every image of a document, with its pointer: an address beside a width and a height, or a sign of the theme. */
function imagesIn(document: object): readonly (readonly [pointer: string, source: string])[] {
  return addressesIn(document).flatMap(({ pointer, text, name, parent, parentName }) => {
    const isImage =
      parentName === 'theme'
        ? name === 'icon' || name === 'loadingSign'
        : (name === 'src' || name === 'url') && 'width' in parent && 'height' in parent;
    return isImage ? [[pointer, text] as const] : [];
  });
}
