import { refuseFields } from '../../http/refuse.ts';

export interface Notes {
  readonly noteZh: string;
  readonly noteEn: string;
}

/** Refuses a note in one language only, which reaches half of the readers, and a missing one where it is needed. */
export function refuseHalfNote({ noteZh, noteEn }: Notes, needed: boolean): void {
  if (!needed && noteZh === '' && noteEn === '') return;
  const missing = Object.entries({ noteZh, noteEn }).flatMap(([name, note]) =>
    note === '' ? [{ field: `body.${name}`, rule: 'required' }] : [],
  );
  if (missing.length > 0) refuseFields(missing);
}
