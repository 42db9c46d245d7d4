import './frequency-ruler.css';
import './frequency-ruler-pins.css';
import { bandOf, type Hertz } from '@vayl/domain';
import { type ReactNode, useRef } from 'react';
import { Engraving } from './ruler/engraving.tsx';
import { LivePin } from './ruler/live-pin.tsx';
import { type PinName, type Pins, pinHz, rulerText } from './ruler/pins.ts';
import { percentAt, percentBetween, positionOf } from './ruler/position.ts';

const PIN_NAMES: readonly PinName[] = ['global', 'center'];

export interface FrequencyRulerProps extends Pins {
  /** Moves a pin. Without it the ruler is read-only and has no tab stop. */
  readonly onChange?: ((pin: PinName, hz: Hertz) => void) | undefined;
  /** Where the pins stood before: drawn as ghosts. */
  readonly before?: Pins | undefined;
  /** The hatch where the guard caps the depth of the light; none where there is no light. */
  readonly guard?: 'watching' | 'limiting' | undefined;
  /** Off: the pins are outlines without colour. They can still be moved. */
  readonly isOn?: boolean;
  readonly density?: 'default' | 'full';
  /** A figure that has numerals of its own below leaves these out. */
  readonly hasNumerals?: boolean;
  readonly label?: string;
}

/** 0.1 to 100 Hz, logarithmic. Global is a ring above the line, centre a dot below it, and global < centre. */
export function FrequencyRuler(props: FrequencyRulerProps): ReactNode {
  const { onChange, before = {}, guard, isOn = true, density = 'default', hasNumerals = true } = props;
  const body = useRef<HTMLDivElement>(null);
  const pins: Pins = { globalHz: props.globalHz, centerHz: props.centerHz };
  const shown = PIN_NAMES.flatMap((pin) => {
    const hz = pinHz(pins, pin);
    return hz === undefined ? [] : [{ pin, hz, beforeHz: pinHz(before, pin) }];
  });
  const role = onChange === undefined ? readOnlyRole(pins, props.label) : liveRole(props.label);
  return (
    <div
      className="v-ruler"
      data-density={density}
      data-on={isOn}
      data-guard={guard}
      data-numerals={hasNumerals}
      {...role}
    >
      <div className="v-ruler-body" ref={body}>
        <div aria-hidden="true">
          <Engraving
            litBands={shown.map(({ hz }) => bandOf(hz).name)}
            hasNumerals={hasNumerals}
            isGuarded={guard !== undefined}
          />
          {shown.map(({ pin, hz, beforeHz }) =>
            beforeHz === undefined || beforeHz === hz ? null : (
              <Ghost key={pin} pin={pin} hz={hz} beforeHz={beforeHz} />
            ),
          )}
        </div>
        {shown.map(({ pin, hz }) =>
          onChange === undefined ? (
            <span key={pin} className="v-ruler-pin" data-pin={pin} style={{ left: percentAt(hz) }} aria-hidden="true">
              <i className="v-ruler-cap" />
            </span>
          ) : (
            <LivePin
              key={pin}
              pin={pin}
              hz={hz}
              pins={pins}
              onChange={onChange}
              rulerBox={() => body.current?.getBoundingClientRect()}
            />
          ),
        )}
      </div>
    </div>
  );
}

/** Read-only, it is one picture with one name. */
function readOnlyRole(pins: Pins, label = rulerText(pins)) {
  return { role: 'img', 'aria-label': label };
}

/** Live, its pins speak for themselves. */
function liveRole(label = 'Frequencies, 0.1 to 100 Hz') {
  return { role: 'group', 'aria-label': label };
}

interface GhostProps {
  readonly pin: PinName;
  readonly hz: Hertz;
  readonly beforeHz: Hertz;
}

function Ghost({ pin, hz, beforeHz }: GhostProps): ReactNode {
  const isLeftward = positionOf(hz) < positionOf(beforeHz);
  return (
    <>
      <i className="v-ruler-ghost" data-pin={pin} style={{ left: percentAt(beforeHz) }} />
      <i
        className="v-ruler-travel"
        data-pin={pin}
        style={{ left: percentAt(isLeftward ? hz : beforeHz), width: percentBetween(hz, beforeHz) }}
      />
    </>
  );
}
