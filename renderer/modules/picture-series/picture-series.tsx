import type { PictureSeriesView } from '#engine';
import type { PictureSeries as PictureSeriesModule } from '#schemas';
import { Picture } from '../../host/pictures/picture.tsx';
import { sanitize } from '../../host/sanitize.ts';
import type { RegionProps } from '../../islands/region-props.ts';
import { Band } from '../../theme/band.tsx';
import { visuallyHidden } from '../../theme/layout.styles.ts';
import { Blocks } from '../rich-text/blocks.tsx';
import {
  choice,
  choices,
  figure,
  label,
  missingPicture,
  name,
  notice,
  picture,
  text,
} from './picture-series.styles.ts';
import type { PictureSeriesData } from './picture-series-data.ts';

/** The pictures of one thing over several time frames, of which the address names the one that shows. */
export function PictureSeries({
  module,
  data,
  place,
  site,
}: RegionProps<PictureSeriesModule, PictureSeriesData>) {
  const { timeframesLabel = site.words.modules.timeframes } = module;
  const { view, title, body } = data;
  const note =
    view.outcome === 'failed' ? module.failure : view.outcome === 'empty' ? module.empty : undefined;
  return (
    <Band>
      {view.outcome === 'read' && <p className={label()}>{view.label}</p>}
      <h1 className={name()}>{view.outcome === 'read' ? view.name : title}</h1>
      {note !== undefined && <p className={notice()}>{note}</p>}
      {view.outcome === 'read' && (
        <Series
          module={module}
          view={view}
          id={place.replaceAll('/', '-')}
          timeframesLabel={timeframesLabel}
        />
      )}
      {body.length > 0 && (
        <div className={text()}>
          <Blocks blocks={body} host={{ sanitize }} />
        </div>
      )}
    </Band>
  );
}

interface SeriesProps {
  readonly module: PictureSeriesModule;
  readonly view: Extract<PictureSeriesView, { outcome: 'read' }>;
  readonly id: string;
  readonly timeframesLabel: string;
}

function Series({ module, view, id, timeframesLabel }: SeriesProps) {
  const { width, height } = module.picture;
  return (
    <>
      <nav aria-label={timeframesLabel}>
        <ul className={choices()}>
          {view.choices.map((each, index) => (
            <li key={each.href}>
              <a
                id={`${id}-timeframe-${index}`}
                href={each.href}
                aria-current={each.isShown ? 'true' : undefined}
                className={choice()}
                data-region-link
              >
                {each.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <figure className={figure()}>
        {view.src === undefined ? (
          <p className={missingPicture()}>{view.alt}</p>
        ) : (
          <Picture
            key={view.src}
            image={{ src: view.src, alt: view.alt, width, height }}
            className={picture()}
            priority
          />
        )}
      </figure>
      <p role="status" className={visuallyHidden()}>
        {view.choices.find(({ isShown }) => isShown)?.label}
      </p>
    </>
  );
}
