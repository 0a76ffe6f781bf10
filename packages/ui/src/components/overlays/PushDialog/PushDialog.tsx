import { useMessages } from '../../../provider/UiProvider.tsx';
import { ButtonLink } from '../../actions/Button/ButtonLink.tsx';
import { isShown } from '../../inputs/Field/Field.tsx';
import { Dialog, DialogClose, type DialogProps } from '../Dialog/Dialog.tsx';
import * as styles from './PushDialog.css.ts';

export interface PushDialogProps
  extends Omit<
    DialogProps,
    'aside' | 'size' | 'footer' | 'error' | 'guard' | 'loading' | 'busy' | 'description'
  > {
  /** A picture of 16 to 9; it has its room before it is here, so that nothing moves. */
  picture?: { readonly src: string; readonly alt: string } | undefined;
  /** The link of the message; omitted if it has none. */
  action?: { readonly label: string; readonly href: string; readonly target?: '_blank' } | undefined;
  /** Called when the action is pressed. */
  onFollow?: (() => void) | undefined;
}

/** A message that a site shows unprompted: one heading, a sentence, one action, and quick to close. */
export function PushDialog({ picture, action, onFollow, children, ...rest }: PushDialogProps) {
  const { pushDialog: say } = useMessages();
  return (
    <Dialog
      size="small"
      {...rest}
      footer={
        <>
          <DialogClose>{action ? say.later : say.understood}</DialogClose>
          {action ? (
            <ButtonLink
              tone="brand"
              href={action.href}
              target={action.target}
              rel={action.target ? 'noopener noreferrer' : undefined}
              onClick={onFollow}
            >
              {action.label}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {picture ? (
        <div className={styles.frame}>
          <img className={styles.picture} src={picture.src} alt={picture.alt} width={392} height={220} />
        </div>
      ) : null}
      {isShown(children) ? <p className={styles.words}>{children}</p> : null}
    </Dialog>
  );
}
