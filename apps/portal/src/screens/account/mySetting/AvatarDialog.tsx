import { createUpload } from '@fairway/gateway';
import { upload } from '@fairway/gateway/contract/upload';
import { user } from '@fairway/gateway/contract/user';
import { useGateway, useMutation, useNotices } from '@fairway/site';
import { Button, Dialog, DialogClose, Stack } from '@fairway/ui';
import { useEffect, useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { AvatarCropper } from './AvatarCropper.tsx';
import { type PictureSize, wholeCrop } from './crop.ts';
import { drawSquare } from './drawSquare.ts';
import * as styles from './MySettingScreen.css.ts';
import type { words } from './words.zh.ts';

export interface AvatarDialogProps {
  file: File;
  onClose: () => void;
}

/** Crops a picture, sends it, and makes it the own avatar. */
export function AvatarDialog({ file, onClose }: AvatarDialogProps) {
  const { t } = useWords<typeof words>();
  const gateway = useGateway();
  const { messageOf } = useNotices();
  const src = useAddressOf(file);
  const [crop, setCrop] = useState(wholeCrop);
  const [size, setSize] = useState<PictureSize | null>(null);
  const [broken, setBroken] = useState(false);
  const save = useMutation(
    async (address: string, send) => {
      const picture = await drawSquare(address, crop);
      const { id } = await createUpload({ ...gateway, send })(upload.upload, picture, { purpose: 'avatar' });
      return send(user.updateProfile, { body: { avatar: id } });
    },
    // The header shows the profile: it is refreshed with the page.
    {
      subject: 'avatar',
      success: t('mySetting.avatarSaved'),
      onSuccess: onClose,
      explain: () => false,
    },
  );
  const failure = save.error ? (messageOf(save.error) ?? t('mySetting.unreadable')) : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mySetting.cropTitle')}
      description={t('mySetting.cropLead')}
      loading={save.pending}
      error={broken ? t('mySetting.unreadable') : failure}
      footer={
        <div className={styles.foot}>
          <DialogClose>{t('mySetting.cancel')}</DialogClose>
          <Button
            tone="brand"
            loading={save.pending}
            ready={size !== null || broken}
            onClick={() => src && void save.mutate(src)}
          >
            {t('mySetting.useIt')}
          </Button>
        </div>
      }
    >
      <Stack>
        {src ? (
          <AvatarCropper
            src={src}
            crop={crop}
            onCrop={setCrop}
            size={size}
            onSize={(pictureSize) => {
              setSize(pictureSize);
              setBroken(pictureSize === null);
            }}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}

/** Returns an object URL of the file while it is shown. */
function useAddressOf(file: File): string | null {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return src;
}
