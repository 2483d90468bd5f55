import { playerAddress, videoId } from '#engine';
import type { BannerVideo as Video } from '#schemas';
import { Icon } from '../../theme/icon.tsx';
import { play, player, playIcon, video as videoFrame } from './header-banner.styles.ts';

interface Cut {
  readonly id: string;
  readonly from: 'mobile' | 'tablet' | 'desktop';
  readonly until?: 'tablet' | 'desktop' | undefined;
}

/** Whether any version of the video has an address with a video id. */
export function hasVideo(video: Video): boolean {
  return cutsOf(video).length > 0;
}

/** A poster that is replaced by the player. Nothing is fetched from another host before the visitor asks. */
export function BannerVideo({ video }: { readonly video: Video }) {
  return (
    <details className={videoFrame()}>
      <summary className={play()}>
        <span className={playIcon()}>
          <Icon name="play" />
        </span>
        {video.label}
      </summary>
      {cutsOf(video).map(({ id, from, until }) => (
        <iframe
          key={from}
          className={player({ from, until })}
          src={playerAddress(id)}
          title={video.label}
          loading="lazy"
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ))}
    </details>
  );
}

/** Each version is used from its own width up to the next one's; the smallest is also used below that. */
function cutsOf(video: Video): readonly Cut[] {
  const found = (['mobile', 'tablet', 'desktop'] as const).flatMap((from) => {
    const id = videoId(video[from]);
    return id === undefined ? [] : [{ id, from }];
  });
  return found.map(({ id, from }, index) => {
    const next = found[index + 1]?.from;
    return { id, from: index === 0 ? 'mobile' : from, until: next === 'mobile' ? undefined : next };
  });
}
