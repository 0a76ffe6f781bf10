import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import * as styles from './ImageViewer.css.ts';
import type { ViewerImage } from './types.ts';
import type { ImageViewState } from './useImageView.ts';
import type { usePictureSource } from './usePictureSource.ts';

interface ImageStageProps {
  image: ViewerImage;
  source: ReturnType<typeof usePictureSource>;
  state: ImageViewState;
  /** In a page it takes the focus, so that its keys can be used. */
  inPage: boolean;
  /** In place of a picture that cannot be shown. */
  failure?: ReactNode;
}

/** The room of one picture. */
export function ImageStage({ image, source, state, inPage, failure }: ImageStageProps) {
  const { imageViewer: t, common } = useMessages();
  const element = useRef<HTMLImageElement>(null);
  const { url, isBroken } = source;
  const { room, view, picture, scale, hands, isZoomed, onLoaded } = state;
  const measure = () => {
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = element.current ?? {};
    if (width > 0 && height > 0) onLoaded({ width, height });
  };
  // A picture of the server's page may have loaded before its events were listened to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address is another picture
  useLayoutEffect(() => {
    if (element.current?.complete) measure();
  }, [url]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be a landmark.
    <div
      ref={room}
      role="group"
      aria-label={image.alt || t.picture}
      tabIndex={inPage ? 0 : undefined}
      data-zoomed={isZoomed || undefined}
      className={styles.stage}
      {...hands}
    >
      {url !== null && !isBroken ? (
        <img
          ref={element}
          key={url}
          src={url}
          alt={image.alt}
          draggable={false}
          data-loaded={picture ? '' : undefined}
          className={styles.picture}
          style={
            picture
              ? {
                  inlineSize: picture.width * scale,
                  blockSize: picture.height * scale,
                  transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) rotate(${view.turns * 90}deg)`,
                }
              : undefined
          }
          onLoad={measure}
          onError={() => void source.onError()}
        />
      ) : null}
      {isBroken
        ? (failure ?? (
            <EmptyState
              kind="failed"
              size="small"
              level={3}
              picture={false}
              title={t.broken}
              actions={<Button onClick={source.retry}>{common.retry}</Button>}
            >
              {t.brokenText}
            </EmptyState>
          ))
        : null}
      {!isBroken && !picture ? (
        <span className={styles.loading}>
          <Spinner size={24} label={t.loading} />
        </span>
      ) : null}
    </div>
  );
}
