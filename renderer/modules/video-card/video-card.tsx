import { useId } from 'react';
import { playerAddress, videoId } from '#engine';
import type { VideoCard as VideoCardModule } from '#schemas';
import { HiddenModule } from '../../host/hidden-module.tsx';
import type { ModuleProps } from '../../host/host.ts';
import { Picture } from '../../host/pictures/picture.tsx';
import { closesWindow, opensWindow, windowed } from '../../host/window.ts';
import { Band } from '../../theme/band.tsx';
import { Icon } from '../../theme/icon.tsx';
import {
  card,
  closer,
  description,
  opener,
  overlay,
  overlayHead,
  overlayTitle,
  play,
  player,
  still,
  title,
} from './video-card.styles.ts';

/**
 * A video that opens in an overlay. The browser itself opens and closes the overlay, and loads the player
 * only then; `page/browser/stop-videos.ts` stops it.
 */
export function VideoCard({ module, host }: ModuleProps<VideoCardModule>) {
  const window = useId();
  const { playVideo, closeVideo } = host.site.words.modules;
  const { playLabel = playVideo, closeLabel = closeVideo } = module;
  const id = videoId(module.video);
  if (id === undefined)
    return <HiddenModule host={host} type={module.type} needs="Its video needs an address with v=." />;
  return (
    <Band>
      <div className={card()}>
        <div>
          <h2 className={title()}>{module.title}</h2>
          {module.description && <p className={description()}>{module.description}</p>}
        </div>
        <button
          type="button"
          className={opener()}
          aria-label={`${playLabel}: ${module.title}`}
          {...opensWindow(window)}
        >
          <Picture image={{ ...module.image, alt: '' }} className={still()} />
          <span className={play()}>
            <Icon name="play" />
            {playLabel}
          </span>
        </button>
      </div>
      <dialog
        id={window}
        className={overlay()}
        aria-labelledby={`${window}-title`}
        data-script="stop-videos"
        {...windowed}
      >
        <div className={overlayHead()}>
          <h2 id={`${window}-title`} className={overlayTitle()}>
            {module.title}
          </h2>
          <button type="button" className={closer()} {...closesWindow(window)}>
            <Icon name="close" />
            {closeLabel}
          </button>
        </div>
        <iframe
          className={player()}
          src={playerAddress(id)}
          title={module.title}
          loading="lazy"
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </dialog>
    </Band>
  );
}
