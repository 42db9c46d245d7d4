import './preset-shelf.css';
import { presetChange, SESSION_PRESETS } from '@vayl/domain';
import type { Session, SessionSnapshot } from '@vayl/session';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { Heading } from '../primitives/heading.tsx';
import { OwnPresets } from './parts/own-presets.tsx';
import { PresetRow } from './parts/preset-row.tsx';
import { SavePreset } from './parts/save-preset.tsx';
import { ShareSettings } from './parts/share-settings.tsx';
import { useSession } from './use-session.tsx';
import { PRESET_WORDS } from './words/preset-text.ts';

interface Surroundings {
  /** The address that a fragment belongs to. Without it, that of this page. */
  readonly addressOf?: ((fragment: string) => string) | undefined;
  /** A window of an app has no address that others could open. */
  readonly canShare?: boolean;
  /** Where it opens under its own name already, it needs no heading. */
  readonly isNamedAbove?: boolean;
}

interface PresetShelfProps extends Surroundings {
  readonly session: Session;
}

export function PresetShelf({ session, ...surroundings }: PresetShelfProps): ReactNode {
  return <PresetShelfView snapshot={useSession(session)} actions={session} {...surroundings} />;
}

type PresetActions = Pick<
  Session,
  'applyPreset' | 'applyOwnPreset' | 'savePreset' | 'deletePreset' | 'linkFragment' | 'undo'
>;

interface PresetShelfViewProps extends Surroundings {
  readonly snapshot: Pick<SessionSnapshot, 'settings' | 'ownPresets' | 'canUndo' | 'applied'>;
  readonly actions: PresetActions;
}

/** Settings that have a name: ours, one's own, and the way to hand them on. */
export function PresetShelfView({ snapshot, actions, ...surroundings }: PresetShelfViewProps): ReactNode {
  const { addressOf = onThisPage, canShare = true, isNamedAbove = false } = surroundings;
  const { settings, ownPresets, canUndo, applied } = snapshot;
  const headingId = useId();
  const said = useRef<HTMLParagraphElement>(null);
  const [news, setNews] = useState('');
  const isCurrent = (preset: Partial<typeof settings>) => holds(settings, preset);
  return (
    <section
      className="v-presets"
      {...(isNamedAbove ? { 'aria-label': PRESET_WORDS.heading } : { 'aria-labelledby': headingId })}
    >
      {!isNamedAbove && (
        <Heading level={2} size="part" id={headingId}>
          {PRESET_WORDS.heading}
        </Heading>
      )}
      <div>
        <h3>{PRESET_WORDS.builtIn}</h3>
        <ul className="v-preset-list">
          {SESSION_PRESETS.map((preset) => (
            <PresetRow
              key={preset.name}
              name={preset.name}
              settings={preset}
              isCurrent={isCurrent(presetChange(preset))}
              onChoose={() => actions.applyPreset(preset)}
            />
          ))}
        </ul>
      </div>
      {ownPresets.length > 0 && (
        <div>
          <h3>{PRESET_WORDS.own}</h3>
          <OwnPresets
            presets={ownPresets}
            isCurrent={isCurrent}
            onChoose={actions.applyOwnPreset}
            onRemove={({ id, name }) => {
              actions.deletePreset(id);
              setNews(`${name} is removed.`);
              // The button that was pressed is gone; whoever pressed it by key must not be thrown back to the top.
              said.current?.focus();
            }}
          />
        </div>
      )}
      <div className="v-preset-said">
        <p ref={said} role="status" tabIndex={-1}>
          {news}
        </p>
        {/* What came by a link has its own way back, beside what says so. */}
        {canUndo && applied?.source !== 'link' && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              actions.undo();
              setNews('Undone.');
              said.current?.focus();
            }}
          >
            Undo the last preset
          </Button>
        )}
      </div>
      <SavePreset onSave={actions.savePreset} onSaved={() => setNews('Saved.')} />
      {canShare && <ShareSettings address={() => addressOf(actions.linkFragment())} />}
    </section>
  );
}

/** Whether every field that a preset names has the value that it gives. */
function holds<Settings extends object>(settings: Settings, preset: Partial<Settings>): boolean {
  return Object.entries(preset).every(([field, value]) => Reflect.get(settings, field) === value);
}

function onThisPage(fragment: string): string {
  return new URL(`#${fragment}`, window.location.href).href;
}
