import type { HTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { ImageStage } from './ImageStage.tsx';
import { ImageSteps, ImageTools } from './ImageTools.tsx';
import * as styles from './ImageViewer.css.ts';
import { imageKey, type ViewerImage } from './types.ts';
import { useImageView } from './useImageView.ts';
import { usePictureSource } from './usePictureSource.ts';

export interface ImagePanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** The pictures, one of which is shown. */
  images: readonly ViewerImage[];
  /** Index of the picture that is shown. */
  index: number;
  /** Called with the index of the neighbour that should be shown; without it there are no buttons for that. */
  onIndexChange?: (index: number) => void;
  /** At the start of the row of tools: a title, or a choice of pictures. */
  lead?: ReactNode;
  /** In place of a picture that cannot be shown: why, and what to do. */
  failure?: ReactNode;
}

/** Pictures to look at closely inside a page: papers beside the form that is filled in from them. */
export function ImagePanel({
  images,
  index: wantedIndex,
  onIndexChange,
  lead,
  failure,
  className,
  ...rest
}: ImagePanelProps) {
  const index = Math.max(0, Math.min(wantedIndex, images.length - 1));
  const image = images[index] ?? { src: null, alt: '' };
  const id = imageKey(image, index);
  const canStep = onIndexChange !== undefined && images.length > 1;
  const onStep = (by: 1 | -1) => {
    if (images[index + by]) onIndexChange?.(index + by);
  };
  const state = useImageView(id, { onStep, inPage: true });
  const source = usePictureSource({ id, src: image.src, renew: image.renew });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (state.press(event)) event.preventDefault();
  };
  return (
    <figure className={joinClasses(styles.panel, className)} {...rest}>
      <div className={styles.bar}>
        {lead}
        {canStep ? <ImageSteps index={index} count={images.length} onStep={onStep} /> : null}
        <ImageTools image={image} url={source.isBroken ? null : source.url} state={state} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the stage inside it takes the focus */}
      <div className={styles.keys} onKeyDown={onKeyDown}>
        <ImageStage image={image} source={source} state={state} inPage failure={failure} />
      </div>
      {image.caption === undefined ? null : (
        <figcaption className={styles.caption}>{image.caption}</figcaption>
      )}
    </figure>
  );
}
