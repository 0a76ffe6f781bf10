import { DialogClose } from '@fairway/ui';
import { useWords } from './words.ts';

/** Leaves a dialog without doing what it is for. */
export function CancelButton() {
  const { t } = useWords();
  return <DialogClose>{t('company.cancel')}</DialogClose>;
}
