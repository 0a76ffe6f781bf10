import { useEffect, useEffectEvent } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Dialog, type DialogProps } from '../../overlays/Dialog/Dialog.tsx';
import { ImageStage } from './ImageStage.tsx';
import { ImageSteps, ImageTools } from './ImageTools.tsx';
import * as styles from './ImageViewer.css.ts';
import { imageKey, type ViewerImage } from './types.ts';
import { useImageView } from './useImageView.ts';
import { usePictureSource } from './usePictureSource.ts';

export interface ImageViewerProps
  extends Omit<
    DialogProps,
    | 'open'
    | 'title'
    | 'description'
    | 'size'
    | 'aside'
    | 'footer'
    | 'error'
    | 'guard'
    | 'loading'
    | 'busy'
    | 'children'
  > {
  /** The pictures that can be paged through. */
  images: readonly ViewerImage[];
  /** Index of the picture that is shown; `null` while the viewer is closed. */
  index: number | null;
  /** Called with the index of the neighbour that should be shown. */
  onIndexChange: (index: number) => void;
}

/** Pictures over the page, one at a time: as large as the window, or larger to read small print. */
export function ImageViewer({ index, images, ...rest }: ImageViewerProps) {
  if (index === null || images.length === 0) return null;
  return <OpenViewer index={Math.max(0, Math.min(index, images.length - 1))} images={images} {...rest} />;
}

function OpenViewer({
  images,
  index,
  onIndexChange,
  className,
  ...rest
}: ImageViewerProps & { index: number }) {
  const { imageViewer: t } = useMessages();
  const image = images[index] as ViewerImage;
  const id = imageKey(image, index);
  const onStep = (by: 1 | -1) => {
    if (images[index + by]) onIndexChange(index + by);
  };
  const state = useImageView(id, { onStep, inPage: false });
  const source = usePictureSource({ id, src: image.src, renew: image.renew });
  usePreload(images[index + 1]?.src);
  usePreload(images[index - 1]?.src);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const isBare = !event.altKey && !event.ctrlKey && !event.metaKey;
    const target = isBare && !state.press(event) ? neighbourOf(event.key, index, images.length) : undefined;
    if (target === undefined) return;
    event.preventDefault();
    if (target !== index) onIndexChange(target);
  });
  // The dialog is modal, so the keys of the page are its keys, wherever in it focus is.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Dialog
      open
      size="wide"
      title={image.alt || t.picture}
      className={joinClasses(styles.viewer, className)}
      {...rest}
      footer={
        <div className={styles.foot}>
          <ImageSteps index={index} count={images.length} onStep={onStep} />
          <ImageTools image={image} url={source.isBroken ? null : source.url} state={state} />
        </div>
      }
    >
      <figure className={styles.figure}>
        <ImageStage image={image} source={source} state={state} inPage={false} />
        {image.caption === undefined ? null : (
          <figcaption className={styles.caption}>{image.caption}</figcaption>
        )}
      </figure>
    </Dialog>
  );
}

/** The index that a key leads to, the same one at the ends; `undefined` for other keys. */
function neighbourOf(key: string, index: number, count: number): number | undefined {
  const rtl = getComputedStyle(document.documentElement).direction === 'rtl';
  const targets: Readonly<Record<string, number>> = {
    [rtl ? 'ArrowRight' : 'ArrowLeft']: index - 1,
    [rtl ? 'ArrowLeft' : 'ArrowRight']: index + 1,
    PageUp: index - 1,
    PageDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.max(0, Math.min(target, count - 1));
}

/** Loads the picture that the reader may open next. */
function usePreload(src: ViewerImage['src'] | undefined): void {
  const url = typeof src === 'string' ? src : null;
  useEffect(() => {
    if (url !== null) new Image().src = url;
  }, [url]);
}
