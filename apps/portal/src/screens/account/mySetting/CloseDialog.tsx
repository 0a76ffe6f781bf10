import { CheckboxField, Form, SubmitButton } from '@fairway/forms';
import { type ClosingState, personalData } from '@fairway/gateway/contract/personalData';
import type { Profile } from '@fairway/gateway/contract/user';
import { useMutationForm } from '@fairway/site';
import { Dialog, DialogClose, Notice, Stack, Text } from '@fairway/ui';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { codeRefusals, sixDigits } from '../../../features/account/codeRefusals.ts';
import { proveOwn } from '../../../features/account/proveOwn.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './MySettingScreen.css.ts';
import { ProofFields, waysOf } from './ProofFields.tsx';
import type { words } from './words.zh.ts';

export interface CloseDialogProps {
  profile: Profile;
  closing: ClosingState;
  onClose: () => void;
}

/**
 * The dialog to close an account: the data that is deleted, the data that the law keeps and why, and the proof of
 * ownership.
 */
export function CloseDialog({ profile, closing, onClose }: CloseDialogProps) {
  const { t, format } = useWords<typeof words>();
  const [by, setBy] = useState(waysOf(profile)[0] ?? 'phone');
  /** A proof stays valid after a refusal: its code is used up, so it is not requested again. */
  const proven = useRef<{ readonly code: string; readonly proof: string } | null>(null);
  const form = useMutationForm({
    initial: {
      phone: profile.phone ?? '',
      email: profile.email ?? '',
      verifyCode: '',
      agreed: false,
    },
    schema: v.object({ verifyCode: sixDigits, agreed: v.literal(true) }),
    codeFields: codeRefusals,
    run: async ({ verifyCode: code }, send) => {
      if (proven.current?.code !== code)
        proven.current = { code, proof: await proveOwn(send, by, 'CLOSE', code) };
      return send(personalData.requestClosing, { body: { proof: proven.current.proof } });
    },
    subject: 'closing',
    success: t('mySetting.asked'),
    onSuccess: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={t('mySetting.closeTitle')} description={t('mySetting.closeLead')}>
      <Stack>
        {closing.subscribedUntil ? (
          <Notice tone="caution">{t('mySetting.lapse', { day: format.day(closing.subscribedUntil) })}</Notice>
        ) : null}
        <div>
          <Text weight="medium">{t('mySetting.gone')}</Text>
          <Text size="small" tone="quiet">
            {t('mySetting.goneList')}
          </Text>
        </div>
        <div>
          <Text weight="medium">{t('mySetting.kept')}</Text>
          <ul className={styles.list}>
            <li>{t('mySetting.keptOrders')}</li>
            <li>{t('mySetting.keptLogs')}</li>
          </ul>
        </div>
        <Form form={form} summary="form">
          <ProofFields profile={profile} by={by} onBy={setBy} purpose="CLOSE" />
          <CheckboxField
            name="agreed"
            required
            requiredText={t('mySetting.mustAgree')}
            label={t('mySetting.agree')}
          />
          <div className={styles.foot}>
            <DialogClose>{t('mySetting.cancel')}</DialogClose>
            <SubmitButton tone="danger">{t('mySetting.closeAct')}</SubmitButton>
          </div>
        </Form>
      </Stack>
    </Dialog>
  );
}
