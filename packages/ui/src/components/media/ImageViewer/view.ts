export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Px from the centre of the room. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture is shown in its room. */
export interface ImageView {
  /** 1 shows all of it. */
  readonly zoom: number;
  /** Centre of the picture. */
  readonly x: number;
  readonly y: number;
  /** Quarter turns clockwise. */
  readonly turns: 0 | 1 | 2 | 3;
}

export const wholeView: ImageView = { zoom: 1, x: 0, y: 0, turns: 0 };

/** Most px of the screen for one px of the picture. */
const largest = 4;
/** The zoom of a double click, for pictures that have nearly their own size already. */
const closer = 2;
const nearlyOwn = 1.25;

/** Px of the screen for one px of the picture when all of it is shown; small pictures are not enlarged. */
export function fitScale(picture: Size, room: Size, turns: ImageView['turns']): number {
  const { width, height } = turned(picture, turns);
  return Math.min(1, room.width / width, room.height / height);
}

/** Zooms by a factor, so that the point under the pointer stays where it is. */
export function zoomBy(
  view: ImageView,
  factor: number,
  picture: Size,
  room: Size,
  at: Point = { x: 0, y: 0 },
): ImageView {
  const most = largest / fitScale(picture, room, view.turns);
  const zoom = Math.min(most, Math.max(1, view.zoom * factor));
  const ratio = zoom / view.zoom;
  const target = { ...view, zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
  return keepInRoom(target, picture, room);
}

/** Moves a picture that is larger than its room, up to its edges. */
export function panBy(view: ImageView, x: number, y: number, picture: Size, room: Size): ImageView {
  return keepInRoom({ ...view, x: view.x + x, y: view.y + y }, picture, room);
}

/** A quarter turn clockwise; all of the picture is shown again. */
export function turn(view: ImageView): ImageView {
  return { ...wholeView, turns: ((view.turns + 1) % 4) as ImageView['turns'] };
}

/** The factor of a double click: to the picture's own size and back. */
export function doubleClickFactor(view: ImageView, picture: Size, room: Size): number {
  if (view.zoom > 1) return 1 / view.zoom;
  const own = 1 / fitScale(picture, room, view.turns);
  return own > nearlyOwn ? own : closer;
}

/** Whether the picture cannot become larger. */
export function isLargest(view: ImageView, picture: Size, room: Size): boolean {
  return view.zoom * fitScale(picture, room, view.turns) >= largest - 0.001;
}

function turned({ width, height }: Size, turns: ImageView['turns']): Size {
  return turns % 2 === 1 ? { width: height, height: width } : { width, height };
}

function keepInRoom(view: ImageView, picture: Size, room: Size): ImageView {
  const scale = fitScale(picture, room, view.turns) * view.zoom;
  const { width, height } = turned(picture, view.turns);
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value)) || 0;
  return {
    ...view,
    x: clamp(view.x, Math.max(0, (width * scale - room.width) / 2)),
    y: clamp(view.y, Math.max(0, (height * scale - room.height) / 2)),
  };
}
