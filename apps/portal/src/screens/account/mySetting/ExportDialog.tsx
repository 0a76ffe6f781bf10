import { Form, SubmitButton } from '@fairway/forms';
import { personalData } from '@fairway/gateway/contract/personalData';
import type { Profile } from '@fairway/gateway/contract/user';
import { useMutationForm } from '@fairway/site';
import { Dialog, DialogClose } from '@fairway/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { codeRefusals, sixDigits } from '../../../features/account/codeRefusals.ts';
import { proveOwn } from '../../../features/account/proveOwn.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './MySettingScreen.css.ts';
import { ProofFields, waysOf } from './ProofFields.tsx';
import type { words } from './words.zh.ts';

export interface ExportDialogProps {
  profile: Profile;
  onClose: () => void;
  /** The copy can be fetched from this address. */
  onReady: (url: string) => void;
}

/** Proves that the owner requests the copy of all data. */
export function ExportDialog({ profile, onClose, onReady }: ExportDialogProps) {
  const { t } = useWords<typeof words>();
  const [by, setBy] = useState(waysOf(profile)[0] ?? 'phone');
  const form = useMutationForm({
    initial: { phone: profile.phone ?? '', email: profile.email ?? '', verifyCode: '' },
    schema: v.object({ verifyCode: sixDigits }),
    codeFields: codeRefusals,
    run: async ({ verifyCode: code }, send) => {
      const proof = await proveOwn(send, by, 'EXPORT', code);
      return send(personalData.prepareExport, { body: { proof } });
    },
    subject: 'export',
    success: t('mySetting.exportReady'),
    onSuccess: ({ url }) => onReady(url),
    refresh: false,
  });
  return (
    <Dialog open onClose={onClose} title={t('mySetting.exportName')} description={t('mySetting.exportLead')}>
      <Form form={form} summary="form">
        <ProofFields profile={profile} by={by} onBy={setBy} purpose="EXPORT" />
        <div className={styles.foot}>
          <DialogClose>{t('mySetting.cancel')}</DialogClose>
          <SubmitButton>{t('mySetting.exportAct')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
