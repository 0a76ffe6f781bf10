/** A picture's own size in px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The chosen square of a picture: its zoom, and its position from the start edge to the end edge, 0 to 1. */
export interface Crop {
  /** 1 shows as much as fits. */
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

export const mostZoom = 4;
/** All that fits, from the middle. */
export const wholeCrop: Crop = { zoom: 1, across: 0.5, down: 0.5 };

/** The square in px of the picture. */
export function squareOf({ width, height }: PictureSize, { zoom, across, down }: Crop) {
  const side = Math.min(width, height) / clamp(zoom, 1, mostZoom);
  return { x: (width - side) * clamp(across, 0, 1), y: (height - side) * clamp(down, 0, 1), side };
}

/** The crop after the picture was dragged by so many px of a view that is `view` px wide. */
export function dragged(size: PictureSize, crop: Crop, by: { x: number; y: number }, view: number): Crop {
  const { side } = squareOf(size, crop);
  const moved = (at: number, px: number, length: number) =>
    length === side ? at : clamp(at - (px * side) / view / (length - side), 0, 1);
  return {
    zoom: crop.zoom,
    across: moved(crop.across, by.x, size.width),
    down: moved(crop.down, by.y, size.height),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
