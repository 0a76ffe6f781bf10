import type { SendFile, UploadedFile } from '../types.ts';

/** A picture as a camera or a scanner would hand it over: paper, lines and a stamp, no two names alike. */
export async function drawPicture(name: string, tint = '#0a4a7d'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 202;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  context.fillStyle = '#f4efe2';
  context.fillRect(0, 0, 320, 202);
  context.fillStyle = tint;
  context.fillRect(0, 0, 320, 34);
  context.fillRect(228, 60, 64, 80);
  for (const [at, letter] of [...name].entries())
    context.fillRect(24, 58 + (at % 6) * 22, 60 + (letter.charCodeAt(0) % 100), 7);
  // Not `toBlob`, which a busy browser puts off for seconds.
  const [, base64 = ''] = canvas.toDataURL('image/jpeg', 0.9).split(',');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: 'image/jpeg' });
}

/** A picture that the server has, drawn without a server. */
export function storedPicture(id: string, name: string, tint = '#0a4a7d'): UploadedFile {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="202"><rect width="320" height="202" fill="#f4efe2"/><rect width="320" height="34" fill="${tint}"/><rect x="228" y="60" width="64" height="80" fill="${tint}"/><path d="M24 62h120M24 84h150M24 106h96M24 150h160" stroke="${tint}" stroke-width="7"/></svg>`;
  return { id, name, bytes: 1_482_752, url: `data:image/svg+xml,${encodeURIComponent(drawing)}` };
}

/** A file with the name of a picture that is not a picture. */
export function disguised(name: string, content: string): File {
  return new File([content], name, { type: 'image/jpeg' });
}

/** Arrives at once. */
export const arrives: SendFile = async (file, { onProgress }) => {
  onProgress({ loaded: file.size, total: file.size });
  return { id: `id-${file.name}`, bytes: file.size };
};

/** Gets so far, by name, and stays there until it is given up. */
export function stopsAt(shares: Readonly<Record<string, number>>): SendFile {
  return (file, { onProgress, signal }) => {
    onProgress({ loaded: shares[file.name] ?? 0, total: 1 });
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
}

/** Fails as an error of a call does. */
export function failsWith(error: unknown): SendFile {
  return () => Promise.reject(error);
}

export const never = () => new Promise<void>(() => {});
