import type { Messages } from '../../../../messages/types.ts';
import type { RenewFile } from '../parts/Thumb.tsx';
import type { UploadEntry, UploadList } from './uploadList.ts';

/** State shared by the parts of one field. */
export interface UploadScope {
  readonly list: UploadList;
  readonly entries: readonly UploadEntry[];
  /** Neither adds nor changes files: disabled or read-only. */
  readonly fixed: boolean;
  /** The limit as displayed: 10M. */
  readonly limit: string;
  /** The texts, for pictures or for files. */
  readonly say: Messages['upload'];
  /** Whether it takes files of any kind, not pictures alone. */
  readonly files: boolean;
  /** Whether an upload that was stopped continues where it ended. */
  readonly resumable: boolean;
  readonly renew: RenewFile | undefined;
  /** Takes an entry away and leads focus on. */
  readonly remove: (key: string) => void;
  /** Shows an entry large; null closes that. */
  readonly preview: (key: string | null) => void;
  /** Opens the chooser for another file in this place. */
  readonly exchange: (key: string) => void;
}

/** An entry's name, or its place if the name is unknown. */
export function nameOf(entry: UploadEntry, place: number, unnamed: (place: number) => string): string {
  return typeof entry.name === 'string' && entry.name.trim() !== '' ? entry.name : unnamed(place);
}
