import {
  Children,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useMedia } from '../../../hooks/useMedia.ts';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import * as styles from './Carousel.css.ts';
import { CarouselControls, mostDots } from './CarouselControls.tsx';
import { swipe } from './swipe.ts';
import { useHidden } from './useHidden.ts';

export interface CarouselProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** Names the subject of the slides. */
  label: string;
  /** Ms that each slide is shown; 2,000 unless given. */
  interval?: number;
  /** One child a slide. */
  children: ReactNode;
}

/** Ms that a slide is shown by default. */
const usual = 2_000;

/** Shows a few slides in turn. They pause under pointer and focus, when not visible, and with reduced motion. */
export function Carousel({ label, interval, className, children, ...rest }: CarouselProps) {
  const { carousel } = useMessages();
  // Nothing, false and empty texts are no slides.
  const slides = Children.toArray(children).filter((slide) => slide !== '');
  const still = useMedia('still', true);
  const [current, setIndex] = useState(0);
  // Slides may be taken away while one of them shows.
  const index = Math.min(current, Math.max(slides.length - 1, 0));
  // A few slides are all rendered, so that the tallest defines the height; of very many only the visible one.
  const all = [...slides.entries()];
  const visibleSlides = slides.length > mostDots ? all.slice(index, index + 1) : all;
  // Unset, the reader's setting for motion decides.
  const [playing, setPlaying] = useState<boolean | null>(null);
  const [isPaused, setPaused] = useState(false);
  const start = useRef<{ x: number; y: number } | null>(null);
  const shouldPlay = playing ?? !still;
  const hidden = useHidden();
  const running = shouldPlay && !isPaused && !hidden && slides.length > 1;
  const step = (by: number) => setIndex((index + by + slides.length) % slides.length);

  useEffect(() => {
    if (!running) return;
    const ms = Number(interval) > 0 ? Number(interval) : usual;
    const timer = setTimeout(() => setIndex((index + 1) % slides.length), ms);
    return () => clearTimeout(timer);
  }, [running, index, interval, slides.length]);

  const drop = (event: PointerEvent) => {
    if (!start.current) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = swipe(start.current, { x: event.clientX, y: event.clientY }, rtl);
    start.current = null;
    if (by !== 0) step(by);
  };

  return (
    <section
      aria-roledescription={carousel.role}
      aria-label={label}
      className={joinClasses(styles.carousel, className)}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setPaused(false);
      }}
      {...rest}
    >
      {slides.length > 1 && (
        <CarouselControls
          at={index}
          count={slides.length}
          playing={shouldPlay}
          onPlay={setPlaying}
          onPick={(at) => {
            setPlaying(false);
            setIndex(at);
          }}
        />
      )}
      <div
        className={styles.slides}
        // While it turns automatically it is silent; stopped, only the user turns it, and the new slide is announced.
        aria-live={running ? 'off' : 'polite'}
        onPointerDown={({ clientX, clientY }) => {
          start.current = { x: clientX, y: clientY };
        }}
        onPointerUp={drop}
        onPointerCancel={() => {
          start.current = null;
        }}
      >
        {visibleSlides.map(([at, slide]) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be a landmark.
          <div
            key={keyOf(slide)}
            role="group"
            aria-roledescription={carousel.slide}
            aria-label={carousel.label(at + 1, slides.length)}
            inert={at !== index}
            className={styles.slide}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}

/** `Children.toArray` has given each element a key. */
function keyOf(slide: ReactNode): string {
  return typeof slide === 'object' && slide !== null && 'key' in slide ? String(slide.key) : String(slide);
}
