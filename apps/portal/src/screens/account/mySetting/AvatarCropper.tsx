import { type PointerEvent, useRef, useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { type Crop, dragged, mostZoom, type PictureSize, squareOf } from './crop.ts';
import * as styles from './MySettingScreen.css.ts';
import type { words } from './words.zh.ts';

export interface AvatarCropperProps {
  /** Address of the picture. */
  src: string;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  /** Its size, once it is known; the browser could not read it without. */
  onSize: (size: PictureSize | null) => void;
  size: PictureSize | null;
}

/** A square of a picture, chosen by dragging it or, by keys too, with three sliders. */
export function AvatarCropper({ src, crop, onCrop, onSize, size }: AvatarCropperProps) {
  const { t } = useWords<typeof words>();
  const view = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<{ readonly x: number; readonly y: number } | null>(null);

  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!from || !size) return;
    setFrom({ x, y });
    onCrop(dragged(size, crop, { x: x - from.x, y: y - from.y }, view.current?.clientWidth ?? 280));
  };
  return (
    <>
      <div
        ref={view}
        className={styles.view}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setFrom({ x: event.clientX, y: event.clientY });
        }}
        onPointerMove={move}
        onPointerUp={() => setFrom(null)}
        onPointerCancel={() => setFrom(null)}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          className={styles.picture}
          style={size ? placeOf(size, crop) : { visibility: 'hidden' }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onSize({ width, height })
          }
          onError={() => onSize(null)}
        />
      </div>
      <div className={styles.sliders}>
        <Slider
          label={t('mySetting.zoom')}
          min={1}
          max={mostZoom}
          value={crop.zoom}
          onChange={(zoom) => onCrop({ ...crop, zoom })}
        />
        <Slider
          label={t('mySetting.across')}
          value={crop.across}
          onChange={(across) => onCrop({ ...crop, across })}
        />
        <Slider
          label={t('mySetting.upDown')}
          value={crop.down}
          onChange={(down) => onCrop({ ...crop, down })}
        />
      </div>
    </>
  );
}

/**
 * Returns the position of the picture so that its square fills the view, in percent of the view regardless of its
 * width.
 */
function placeOf(size: PictureSize, crop: Crop) {
  const { x, y, side } = squareOf(size, crop);
  return {
    inlineSize: `${(size.width / side) * 100}%`,
    blockSize: `${(size.height / side) * 100}%`,
    left: `${(-x / side) * 100}%`,
    top: `${(-y / side) * 100}%`,
  };
}

interface SliderProps {
  label: string;
  min?: number;
  max?: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, min = 0, max = 1, value, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        className={styles.range}
        min={min}
        max={max}
        step={(max - min) / 40}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
