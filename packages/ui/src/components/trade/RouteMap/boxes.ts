/** An area in px from the top left. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Px. About as wide as a name. */
const square = 64;

/** Occupied areas, indexed by squares of the map: an area is compared only with those around it, however many exist. */
export function takenBoxes() {
  const squares = new Map<string, Box[]>();
  const around = ({ left, right, top, bottom }: Box) => {
    const keys: string[] = [];
    for (let x = Math.floor(left / square); x <= Math.floor(right / square); x++)
      for (let y = Math.floor(top / square); y <= Math.floor(bottom / square); y++) keys.push(`${x} ${y}`);
    return keys;
  };
  return {
    take(box: Box) {
      for (const key of around(box)) {
        const here = squares.get(key);
        if (here) here.push(box);
        else squares.set(key, [box]);
      }
    },
    isFree: (box: Box) => !around(box).some((key) => squares.get(key)?.some((each) => overlap(each, box))),
  };
}
