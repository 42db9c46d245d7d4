import './tooltip.css';
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { type Surface, surfaceOf } from './surface.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface TooltipProps {
  readonly text: string;
  /** The control it belongs to. Its own name is enough without the tip: fingers never see one. */
  readonly children: ReactElement<Record<string, unknown>>;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A few words more, for whoever points at a control or stops on it with the keyboard. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps): ReactNode {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [surface, setSurface] = useState<Surface>();
  return (
    <BaseTooltip.Root onOpenChange={() => setSurface(surfaceOf(trigger.current))}>
      <BaseTooltip.Trigger ref={trigger} aria-describedby={id} delay={400} render={children} />
      <VisuallyHidden id={id}>{text}</VisuallyHidden>
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className="v-tooltip-place" side={side} sideOffset={8} collisionPadding={8}>
          <BaseTooltip.Popup className="v-tooltip" data-surface={surface} aria-hidden="true">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
