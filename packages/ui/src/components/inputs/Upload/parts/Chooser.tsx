import { Camera, Smartphone, Upload as UploadIcon } from 'lucide-react';
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
  onFiles: (files: readonly File[]) => void;
  small?: boolean;
}

export const pictureTypes = 'image/jpeg,image/png,.jpg,.jpeg,.png';

/** The visible ways to a picture. The input itself stands before them, out of sight and in the tab order. */
export function Chooser({ inputId, wordsId, words, camera, onPhone, onFiles, small }: ChooserProps) {
  const { upload: say } = useMessages();
  const size = small ? 'small' : 'medium';
  return (
    <div className={styles.ways}>
      <Button asChild size={size} icon={<Icon of={UploadIcon} />} className={styles.choose}>
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
          <Button asChild size={size} icon={<Icon of={Camera} />} className={styles.choose}>
            <label htmlFor={`${inputId}-camera`}>{say.camera}</label>
          </Button>
        </span>
      )}
      {onPhone && (
        <Button
          size={size}
          tone="quiet"
          icon={<Icon of={Smartphone} />}
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
