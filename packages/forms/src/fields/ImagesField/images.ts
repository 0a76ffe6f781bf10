import { type FileStart, picture } from '@fairway/trade';

/** The ids in the value of a picture field; everything else is ignored. */
export function idsOf(value: unknown): readonly string[] {
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
  return ids.filter((id): id is string => typeof id === 'string' && id !== '');
}

/** The rule of pictures, in the terms of the upload: judged by its bytes, not by its name. */
export function pictureCheck(file: FileStart): 'type' | 'size' | null {
  const broken = picture(file);
  if (broken === null) return null;
  return broken === 'pictureSize' ? 'size' : 'type';
}
