import './toast.css';
import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useMemo } from 'react';
import type { Surface } from './surface.ts';

export interface ToastWords {
  readonly title: string;
  readonly text?: string;
  /** The colour of its rule. Like every status colour it stands with words: the title says what it is. */
  readonly tone?: 'plain' | 'stop' | 'caution';
}

interface Toasts {
  /** Says it for five seconds, longer while it is pointed at. What must not be missed belongs in a notice. */
  readonly say: (words: ToastWords) => void;
}

export function useToasts(): Toasts {
  const { add } = Toast.useToastManager();
  return useMemo(
    () => ({
      say: ({ tone = 'plain', title, text }) => {
        add({ type: tone, title, description: text });
      },
    }),
    [add],
  );
}

interface ToastRoomProps {
  readonly children: ReactNode;
  readonly surface?: Surface;
}

/** The place where toasts appear: once, around everything that may speak. */
export function ToastRoom({ children, surface }: ToastRoomProps): ReactNode {
  return (
    <Toast.Provider>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="v-toasts">
          <ToastList surface={surface} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ surface }: { readonly surface: Surface | undefined }): ReactNode {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} className="v-toast" toast={toast} data-surface={surface}>
      <Toast.Content className="v-toast-content">
        <div className="v-toast-words">
          <Toast.Title className="v-toast-title" render={<p />} />
          <Toast.Description className="v-toast-text" />
        </div>
        <Toast.Close className="v-toast-button">Close</Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
