import { type FormEvent, useRef } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import * as styles from './Pagination.css.ts';
import { clampPage } from './paginate.ts';

interface PageJumpProps {
  pages: number | undefined;
  onJump: (page: number) => void;
}

/** Input for a page number; a number beyond the end goes to the last page. */
export function PageJump({ pages, onJump }: PageJumpProps) {
  const t = useMessages().pagination;
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const field = input.current;
    const requestedPage = Number.parseInt(field?.value.normalize('NFKC') ?? '', 10);
    if (!field) return;
    if (Number.isNaN(requestedPage)) {
      field.setCustomValidity(t.jumpMissing);
      field.reportValidity();
      return;
    }
    field.value = '';
    onJump(clampPage(requestedPage, pages));
  };
  return (
    <form className={styles.jump} onSubmit={submit}>
      <span aria-hidden="true">{t.jumpShort}</span>
      <TextField
        ref={input}
        label={t.jump}
        labelHidden
        size="small"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        onInput={(event) => event.currentTarget.setCustomValidity('')}
        className={styles.jumpField}
      />
    </form>
  );
}
