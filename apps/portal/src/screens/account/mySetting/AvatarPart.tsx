import { maxPictureBytes, pictureTypes } from '@fairway/gateway/contract/upload';
import { type Profile, user } from '@fairway/gateway/contract/user';
import { useMutation, useNotify } from '@fairway/site';
import { Avatar, Button, Inline, Section, Stack, Text } from '@fairway/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { AvatarDialog } from './AvatarDialog.tsx';
import * as styles from './MySettingScreen.css.ts';
import type { words } from './words.zh.ts';

/** The own picture, and the ways to have another or none. */
export function AvatarPart({ profile }: { profile: Profile }) {
  const { t } = useWords<typeof words>();
  const notify = useNotify('avatar');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);

  const onFileChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = target.files?.[0];
    // The same file may be chosen again.
    target.value = '';
    if (!picked) return;
    const wrong = !(pictureTypes as readonly string[]).includes(picked.type)
      ? t('mySetting.wrongType')
      : picked.size > maxPictureBytes
        ? t('mySetting.tooLarge')
        : null;
    if (wrong) notify(wrong, 'bad');
    else setFile(picked);
  };
  // The header shows the profile: it is refreshed with the page.
  const remove = useMutation(user.updateProfile, { subject: 'avatar', success: t('mySetting.removed') });
  return (
    <Section ground="none" title={t('mySetting.avatar')}>
      <Inline gap="l">
        <Avatar name={profile.nickname ?? profile.name} src={profile.avatar} size="huge" />
        <Stack gap="s">
          <Inline gap="s">
            <Button onClick={() => input.current?.click()}>{t('mySetting.choose')}</Button>
            {profile.avatar ? (
              <Button tone="quiet" onClick={() => void remove.mutate({ body: { avatar: null } })}>
                {t('mySetting.remove')}
              </Button>
            ) : null}
          </Inline>
          <Text size="small" tone="quiet">
            {t('mySetting.avatarHint')}
          </Text>
        </Stack>
        <input
          ref={input}
          type="file"
          className={styles.file}
          accept={pictureTypes.join(',')}
          tabIndex={-1}
          aria-hidden="true"
          onChange={onFileChange}
        />
      </Inline>
      {file ? <AvatarDialog file={file} onClose={() => setFile(null)} /> : null}
    </Section>
  );
}
