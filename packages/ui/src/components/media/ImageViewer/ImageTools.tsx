import { ChevronLeft, ChevronRight, Download, Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconDrawing } from '../Icon/types.ts';
import * as styles from './ImageViewer.css.ts';
import type { ViewerImage } from './types.ts';
import type { ImageViewState } from './useImageView.ts';

interface ImageToolsProps {
  image: ViewerImage;
  url: string | null;
  state: ImageViewState;
}

/** Larger, smaller, all of it, turned, saved. */
export function ImageTools({ image, url, state }: ImageToolsProps) {
  const { imageViewer: t } = useMessages();
  const { picture, isZoomed, isLargest, percent } = state;
  return (
    <div className={styles.tools}>
      <Tool label={t.zoomOut} of={ZoomOut} off={!picture || !isZoomed} onClick={state.zoomOut} />
      <span role="status" className={styles.percent}>
        {picture ? t.percent(percent) : ''}
      </span>
      <Tool label={t.zoomIn} of={ZoomIn} off={!picture || isLargest} onClick={state.zoomIn} />
      <Tool label={t.fit} of={Maximize} off={!picture || !isZoomed} onClick={state.showWhole} />
      <Tool label={t.rotate} of={RotateCw} off={!picture} onClick={state.turn} />
      {image.download !== undefined && url !== null ? (
        <Tooltip text={t.download} as="label">
          {/* Browsers open addresses of other sites instead of saving them: not in place of this page. */}
          <a
            href={url}
            download={image.download}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.tool}
          >
            <Icon icon={Download} size={20} />
          </a>
        </Tooltip>
      ) : null}
    </div>
  );
}

interface ImageStepsProps {
  index: number;
  count: number;
  onStep: (by: 1 | -1) => void;
}

/** Which picture of how many, between the buttons to its neighbours. */
export function ImageSteps({ index, count, onStep }: ImageStepsProps) {
  const { imageViewer: t } = useMessages();
  if (count < 2) return null;
  return (
    <div className={styles.steps}>
      <Tool label={t.previous} of={ChevronLeft} directional off={index === 0} onClick={() => onStep(-1)} />
      <span role="status" className={styles.place}>
        {t.place(index + 1, count)}
      </span>
      <Tool
        label={t.next}
        of={ChevronRight}
        directional
        off={index === count - 1}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

interface ToolProps {
  label: string;
  of: IconDrawing;
  directional?: boolean;
  /** Not `disabled`: the focus stays on a button that has reached its end. */
  off: boolean;
  onClick: () => void;
}

function Tool({ label, of, directional = false, off, onClick }: ToolProps) {
  return (
    <Tooltip text={label} as="label">
      <button
        type="button"
        className={styles.tool}
        aria-disabled={off || undefined}
        onClick={off ? undefined : onClick}
      >
        <Icon icon={of} size={20} directional={directional} />
      </button>
    </Tooltip>
  );
}
