import { ListDetail, type ListDetailProps } from './ListDetail.tsx';

/** @deprecated Use `ListDetailProps`. */
export interface BesideProps extends Omit<ListDetailProps, 'detail' | 'narrow'> {
  /** The text to read; null without one. */
  reading: ListDetailProps['detail'];
  /** The narrow pane: the list, or the text. */
  narrow: 'list' | 'reading';
}

/** @deprecated Use `ListDetail`, with `detail` for `reading`. */
export function Beside({ reading, narrow, ...rest }: BesideProps) {
  return <ListDetail detail={reading} narrow={narrow === 'reading' ? 'detail' : 'list'} {...rest} />;
}
