import './controls-sheet.css';
import { Dialog } from '@base-ui/react/dialog';
import type { Session, SessionSnapshot } from '@vayl/session';
import { type ReactNode, useState } from 'react';
import { StopLightView } from './stop-light.tsx';
import { useSession } from './use-session.tsx';
import { CONTROL_WORDS } from './words/control-words.ts';
import { ratesText } from './words/preset-text.ts';

interface ControlsSheetProps {
  readonly session: Session;
  /** The panel, and whatever else belongs into the sheet. */
  readonly children: ReactNode;
}

export function ControlsSheet({ session, children }: ControlsSheetProps): ReactNode {
  return (
    <ControlsSheetView snapshot={useSession(session)} actions={session}>
      {children}
    </ControlsSheetView>
  );
}

interface ControlsSheetViewProps {
  readonly snapshot: Pick<SessionSnapshot, 'settings'>;
  readonly actions: Pick<Session, 'stop'>;
  readonly children: ReactNode;
}

/**
 * On a telephone: a bar that says how it stands and opens the controls over the page. The sheet takes nothing away: the
 * page can still be scrolled and read, and stopping the light is beside the handle whether the sheet is open or not.
 */
export function ControlsSheetView({ snapshot, actions, children }: ControlsSheetViewProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { settings } = snapshot;
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen} modal={false} disablePointerDismissal>
      <div className="v-sheet-bar">
        <Dialog.Trigger className="v-sheet-handle">
          <i aria-hidden="true" />
          <span>
            <b>{CONTROL_WORDS.heading}</b>
            <span className="v-sheet-state">
              {settings.isOn ? 'On' : 'Off'}, {ratesText(settings)}
            </span>
          </span>
        </Dialog.Trigger>
        <StopLightView snapshot={snapshot} actions={actions} />
      </div>
      <Dialog.Portal>
        <Dialog.Popup className="v-sheet" aria-label={CONTROL_WORDS.heading}>
          <div className="v-sheet-head">
            <Dialog.Close className="v-sheet-close">Close</Dialog.Close>
          </div>
          <div className="v-sheet-body">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
