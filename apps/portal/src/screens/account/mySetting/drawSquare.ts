import { type Crop, squareOf } from './crop.ts';

/** Px of an avatar's side: sharp at 80 px on the densest screens. */
const side = 320;

/** Draws the chosen square of a picture as a new JPEG, upright regardless of the camera's orientation. */
export async function drawSquare(src: string, crop: Crop): Promise<Blob> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const square = squareOf({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser draws no pictures.');
  // A transparent picture gets a white background, because JPEG has no transparency.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, side, side);
  paper.drawImage(image, square.x, square.y, square.side, square.side, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      'image/jpeg',
      0.9,
    );
  });
}
