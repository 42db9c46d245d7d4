import './dialog.css';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { DialogBody } from './dialog-body.tsx';
import type { Surface } from './surface.ts';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** What there is to do: buttons that stay in sight while the text scrolls. */
  readonly actions?: ReactNode;
  readonly size?: 'regular' | 'wide';
  /** Where it differs from the page's. */
  readonly surface?: Surface;
  readonly closeText?: string;
  /** It opens by itself and has much to say: it takes the focus as a whole, so that it is read from its beginning. */
  readonly isReadFirst?: boolean;
  /** After it has left the screen: the time to forget what was typed. */
  readonly onClosed?: () => void;
}

/** Takes the focus, keeps it, and gives it back. Esc, the shade and `Close` all close it. */
export function Dialog(props: DialogProps): ReactNode {
  const { isOpen, onClose, title, children, actions, size = 'regular', surface, closeText = 'Close', onClosed } = props;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      onOpenChangeComplete={(open) => !open && onClosed?.()}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="v-dialog-shade" />
        <BaseDialog.Viewport className="v-dialog-view">
          <BaseDialog.Popup
            ref={popup}
            className={`v-dialog v-dialog-${size}`}
            data-surface={surface}
            {...(props.isReadFirst === true && { initialFocus: popup })}
          >
            <div className="v-dialog-head">
              <BaseDialog.Title className="v-dialog-title">{title}</BaseDialog.Title>
              <BaseDialog.Close className="v-dialog-close">{closeText}</BaseDialog.Close>
            </div>
            <DialogBody name={title}>{children}</DialogBody>
            {actions !== undefined && <div className="v-dialog-foot">{actions}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
