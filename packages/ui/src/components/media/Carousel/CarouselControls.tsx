import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Carousel.css.ts';

/** From so many slides on a dot each is no help: a count and two arrows take their place. */
export const mostDots = 10;

interface CarouselControlsProps {
  /** Index of the visible slide, from 0. */
  at: number;
  count: number;
  /** Whether it advances automatically, apart from short pauses. */
  playing: boolean;
  onPlay: (playing: boolean) => void;
  /** Shows that slide, and stops there. */
  onPick: (at: number) => void;
}

/** Pause first, then a way to each slide. */
export function CarouselControls({ at, count, playing, onPlay, onPick }: CarouselControlsProps) {
  const { carousel } = useMessages();
  const arrow = (by: 1 | -1) => {
    const to = (at + by + count) % count;
    return (
      <button
        type="button"
        className={styles.control}
        aria-label={carousel.show(to + 1)}
        onClick={() => onPick(to)}
      >
        <Icon icon={by > 0 ? ChevronRight : ChevronLeft} directional />
      </button>
    );
  };
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        aria-label={playing ? carousel.pause : carousel.play}
        onClick={() => onPlay(!playing)}
      >
        <Icon icon={playing ? Pause : Play} />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons. */}
      <div role="group" aria-label={carousel.pick} className={styles.picks}>
        {count > mostDots ? (
          <>
            {arrow(-1)}
            <span className={styles.count}>{carousel.label(at + 1, count)}</span>
            {arrow(1)}
          </>
        ) : (
          Array.from({ length: count }, (_none, slide) => slide).map((slide) => (
            <button
              type="button"
              key={slide}
              className={styles.control}
              aria-label={carousel.show(slide + 1)}
              aria-current={slide === at}
              onClick={() => onPick(slide)}
            >
              <span className={styles.dot} />
            </button>
          ))
        )}
      </div>
    </div>
  );
}
