import { DialogClose } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import type { words } from './words.zh.ts';

/** Closes a dialog without an action. */
export function CancelButton() {
  const { t } = useWords<typeof words>();
  return <DialogClose>{t('company.cancel')}</DialogClose>;
}
