import { Camera, FolderOpen, Smartphone, Upload as UploadIcon } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { Button } from '../../../actions/Button/Button.tsx';
import { Icon } from '../../../media/Icon/Icon.tsx';
import * as styles from '../Upload.css.ts';

interface ChooserProps {
  inputId: string;
  /** Id for the words of the visible button, which name the input. */
  wordsId: string;
  words: string;
  camera: 'environment' | 'user' | false;
  /** Opens the way over a phone. */
  onPhone: (() => void) | undefined;
  /** The words of the button that opens a folder; left out where folders are not taken. */
  folder?: string | undefined;
  onFiles: (files: readonly File[]) => void;
  small?: boolean;
}

/** HEIC, too: files that the browser can decode become a JPG. */
export const pictureTypes = 'image/jpeg,image/png,image/heic,image/heif,.jpg,.jpeg,.png,.heic,.heif';

/** The visible buttons for adding a picture. The input itself comes before them, visually hidden and in the tab order. */
export function Chooser({ inputId, wordsId, words, camera, onPhone, folder, onFiles, small }: ChooserProps) {
  const { upload: say } = useMessages();
  const size = small ? 'small' : 'medium';
  return (
    <div className={styles.ways}>
      <Button asChild size={size} icon={<Icon icon={UploadIcon} />} className={styles.choose}>
        <label htmlFor={inputId}>
          <span id={wordsId}>{words}</span>
        </label>
      </Button>
      {camera && (
        <span className={styles.touchOnly}>
          <input
            id={`${inputId}-camera`}
            type="file"
            accept="image/jpeg,image/png"
            capture={camera}
            className={styles.input}
            onChange={(event) => onFiles(chosenIn(event))}
          />
          <Button asChild size={size} icon={<Icon icon={Camera} />} className={styles.choose}>
            <label htmlFor={`${inputId}-camera`}>{say.camera}</label>
          </Button>
        </span>
      )}
      {folder && (
        <span className={styles.pointerOnly}>
          <input
            id={`${inputId}-folder`}
            type="file"
            multiple
            // React passes it on; its types lack it.
            {...{ webkitdirectory: '' }}
            className={styles.input}
            onChange={(event) => onFiles(chosenIn(event))}
          />
          <Button
            asChild
            size={size}
            tone="quiet"
            icon={<Icon icon={FolderOpen} />}
            className={styles.choose}
          >
            <label htmlFor={`${inputId}-folder`}>{folder}</label>
          </Button>
        </span>
      )}
      {onPhone && (
        <Button
          size={size}
          tone="quiet"
          icon={<Icon icon={Smartphone} />}
          className={styles.pointerOnly}
          onClick={onPhone}
        >
          {say.phone.open}
        </Button>
      )}
    </div>
  );
}

/** The files of an input, which is emptied so that the same one can be chosen again. */
export function chosenIn({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(currentTarget.files ?? [])];
  currentTarget.value = '';
  return files;
}
