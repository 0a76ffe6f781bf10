import { createUpload } from '@fairway/gateway';
import { upload } from '@fairway/gateway/contract/upload';
import { user } from '@fairway/gateway/contract/user';
import { useSite } from '@fairway/site';
import { Button, Dialog, DialogClose, Stack } from '@fairway/ui';
import { useEffect, useState } from 'react';
import { AvatarCropper } from './AvatarCropper.tsx';
import { type PictureSize, wholeCrop } from './crop.ts';
import { drawSquare } from './drawSquare.ts';
import * as styles from './MySettingScreen.css.ts';
import { useWords } from './words.ts';

export interface AvatarDialogProps {
  file: File;
  onClose: () => void;
  onDone: () => void;
}

/** Crops a picture, sends it, and makes it the own avatar. */
export function AvatarDialog({ file, onClose, onDone }: AvatarDialogProps) {
  const { t } = useWords();
  const site = useSite();
  const src = useAddressOf(file);
  const [crop, setCrop] = useState(wholeCrop);
  const [size, setSize] = useState<PictureSize | null>(null);
  const [broken, setBroken] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async () => {
    if (!src) return;
    setSending(true);
    setFailure(null);
    try {
      const picture = await drawSquare(src, crop);
      const { id } = await createUpload(site)(upload.upload, picture, { purpose: 'avatar' });
      await site.send(user.updateProfile, { body: { avatar: id } });
      onDone();
    } catch (error) {
      setFailure(site.messageOf(error) ?? t('mySetting.unreadable'));
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mySetting.cropTitle')}
      description={t('mySetting.cropLead')}
      busy={sending}
      error={broken ? t('mySetting.unreadable') : failure}
      footer={
        <div className={styles.foot}>
          <DialogClose>{t('mySetting.cancel')}</DialogClose>
          <Button tone="brand" loading={sending} ready={size !== null || broken} onClick={() => void save()}>
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
            onSize={(found) => {
              setSize(found);
              setBroken(found === null);
            }}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}

/** An address of the file in this browser, for as long as it is shown. */
function useAddressOf(file: File): string | null {
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return src;
}
