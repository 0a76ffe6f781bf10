import { Button, VisuallyHidden } from '@fairway/ui';
import { useRef, useState } from 'react';
import { cooldownKey, cooldownSeconds, secondsUntil } from '../../cooldown/cooldown.ts';
import { createCooldown } from '../../cooldown/createCooldown.ts';
import { useCooldown } from '../../cooldown/useCooldown.ts';
import { useFormContext } from '../../form/context.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { CodeRequest } from './codeRequest.ts';
import * as styles from './ResendButton.css.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { waitOf } from './waitOf.ts';

export interface ResendButtonProps extends CodeRequest {
  /** The field that shows failures which name none. */
  codeField: string;
}

/** Sends a code, then counts down; one count for each target and purpose, across reloads, tabs and dialogs. */
export function ResendButton({ target, purpose, send, codeField, serverNow = Date.now }: ResendButtonProps) {
  const form = useFormContext();
  const { code } = useFormMessages();
  const value = String(useFieldValue(form, target) ?? '');
  const key = cooldownKey(purpose, value);
  const { seconds, started } = useCooldown(key);
  const [sending, setSending] = useState(false);
  /** The count begins because a code was sent from here, not by another tab or a refusal. */
  const sentHere = useRef(false);
  const announcement = useAnnouncement(key, seconds, code, sentHere);

  const press = async () => {
    if (sending || seconds > 0 || !form.check(target)) return;
    setSending(true);
    // Checking may have normalised the target: sends the value that the field shows now.
    const to = String(form.value(target));
    const begin = (wait: number) => createCooldown(cooldownKey(purpose, to)).start(wait);
    try {
      const sent = await send(to);
      sentHere.current = true;
      // The code was sent; the rest of the response is ignored.
      begin(sent?.resendAt ? secondsUntil(sent.resendAt, serverNow()) : cooldownSeconds);
      form.accept(codeField);
      form.focus(codeField);
    } catch (error) {
      const wait = waitOf(error, serverNow());
      if (wait !== null) begin(wait);
      form.refuse(error, codeField);
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <Button
        tone="quiet"
        size="small"
        className={styles.resend}
        loading={sending}
        // Not `disabled`: the reader keeps the place and can ask how long it takes.
        aria-disabled={sending || seconds > 0 || undefined}
        onClick={press}
      >
        {seconds > 0 ? code.waiting(seconds) : started ? code.resend : code.send}
      </Button>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
